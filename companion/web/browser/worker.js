// Python, in a thread of its own: starts Pyodide, unpacks the app, opens the data, and passes Flet's frames on.
//
// Tells the page {stage} while it starts, {bytes} of what it downloads on a first visit, {saved}, {trouble, why},
// {lost} when the data are another page's, and {update} when somebody asks for the new version. Is told {kept, ready}:
// whether the browser keeps the data, and whether there is a new version.

import { loadPyodide } from "./pyodide/pyodide.mjs";
import { Data } from "./data.js";
import { countBytes } from "./counting.js";

// What was made by then stays, so there is nothing to collect before; what dataclasses write for themselves is compiled.
const START = `
import builtins, dataclasses, gc, marshal, runpy, sys
gc.disable()
with open("/app/dataclasses.bin", "rb") as file:
    known = marshal.load(file)
dataclasses.exec = lambda text, *spaces: builtins.exec(known.pop(text, text), *spaces)
sys.path.insert(0, "/app")
runpy.run_module("main", run_name="__main__")
gc.freeze()
gc.enable()
`;
const DRAWS = 2; // the third byte of those of Flet's frames that change what is drawn
let drawn = false;

const tell = (message) => self.postMessage(message);
const flet = {};
let hear = () => {};

if (self.name === "first visit") countBytes((bytes) => tell({ bytes }));
const data = new Data(
    () => tell({ saved: true }),
    (error) => tell({ trouble: "saving", why: String(error) }),
    () => tell({ lost: true }),
);
const bundle = fetchBundle(new URL("app.bundle", import.meta.url));
bundle.catch(() => {}); // told by `start`

self.onmessage = ({ data: message }) => {
    if (message instanceof Uint8Array) flet.send(message);
    else if (message.documentUrl) flet.documentUrl = message.documentUrl;
    else hear(message.kept, message.ready);
};

start().catch((error) => tell({ trouble: "starting", why: String(error) }));

async function start() {
    const pyodide = await loadPyodide();
    tell({ stage: "starting" });
    unpack(pyodide.FS, await bundle);
    await data.load(pyodide.FS);
    pyodide.registerJsModule("flet_js", flet);
    pyodide.registerJsModule("companion_browser", {
        save: (touched) => data.save(touched),
        listen: (listener) => (hear = listener),
        update: () => tell({ update: true }),
    });
    pyodide.runPython(START);
    await flet.start_connection(show);
    tell({ stage: "opening" });
}

function show(frame) {
    const bytes = frame.toJs();
    const isFirstScreen = !drawn && bytes[2] === DRAWS;
    drawn ||= isFirstScreen;
    data.whenSafe(() => {
        self.postMessage(bytes, [bytes.buffer]);
        if (isFirstScreen) tell({ stage: "drawn" });
    });
}

async function fetchBundle(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const content = response.body.pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(content).arrayBuffer());
}

// As companion/web/bundle.py has packed it.
function unpack(FS, bundle) {
    const tableEnd = 4 + new DataView(bundle.buffer).getUint32(0);
    const table = JSON.parse(new TextDecoder().decode(bundle.subarray(4, tableEnd)));
    let start = tableEnd;
    for (const [name, size] of table) {
        const path = `/app/${name}`;
        FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
        FS.writeFile(path, bundle.subarray(start, start + size), { canOwn: true });
        start += size;
    }
}

// Python, in a thread of its own: starts Pyodide, unpacks the app, opens the data, and passes Flet's frames on.
//
// Tells the page {stage} while it starts, {bytes} of what it downloads on a first visit, {opened, full} when the data are
// read and whether there is no room to write, {saved}, {trouble, why}, {lost} when the data are another page's, and
// {update} when somebody asks for the new version, {install} when somebody wants the app installed or not. Is told
// {kept, ready, install}: whether the browser keeps the data, whether there is a new version, and how it can be installed.

import { loadPyodide } from "./pyodide/pyodide.mjs";
import { Data } from "./data.js";
import { countBytes } from "./counting.js";

// What was made by then stays, so there is nothing to collect before; what dataclasses write for themselves is compiled.
const START = `
import builtins, dataclasses, gc, marshal, runpy, sys, zlib
gc.disable()
with open("/app/dataclasses.bin", "rb") as file:
    known = marshal.loads(file.read())
def execute(text, *spaces):
    sums = zlib.crc32(text.encode()), zlib.adler32(text.encode())
    builtins.exec(marshal.loads(known[sums]) if sums in known else text, *spaces)
dataclasses.exec = execute
sys.path.insert(0, "/app")
runpy.run_module("main", run_name="__main__")
gc.freeze()
gc.enable()
`;
const NATIVE = @native@; // modules that are not written in Python, which the browser compiles while Python starts
const PATCH = 2; // the third byte of those of Flet's frames that change what there is
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
data.files.then(
    () => tell({ opened: true, full: data.full }),
    (error) => tell({ trouble: "data", why: String(error) }),
);
const bundle = fetchBundle(new URL("app.bundle", import.meta.url));
const native = Promise.all(NATIVE.map(compileNative));
for (const part of [bundle, native]) part.catch(() => {}); // told by `start`

self.onmessage = ({ data: message }) => {
    if (message instanceof Uint8Array) flet.send(message);
    else if (message.documentUrl) flet.documentUrl = message.documentUrl;
    else hear(message.kept, message.ready, message.install);
};

start().catch((error) => tell({ trouble: "starting", why: String(error) }));

async function start() {
    const pyodide = await loadPyodide({ env: { PYDANTIC_DISABLE_PLUGINS: "__all__" } }); // there are none to look for
    tell({ stage: "starting" });
    unpack(pyodide.FS, await bundle);
    for (const [name, module] of await native) await link(pyodide, name, module);
    await data.load(pyodide.FS);
    pyodide.registerJsModule("flet_js", flet);
    pyodide.registerJsModule("companion_browser", {
        save: (touched) => data.save(touched),
        listen: (listener) => (hear = listener),
        update: () => tell({ update: true }),
        install: (answer) => tell({ install: answer }),
    });
    pyodide.runPython(START);
    await flet.start_connection(show);
    tell({ stage: "opening" });
}

function show(frame) {
    const bytes = frame.toJs();
    const isFirstScreen = !drawn && givesViews(bytes);
    drawn ||= isFirstScreen;
    data.started ||= drawn;
    data.whenSafe(() => {
        self.postMessage(bytes, [bytes.buffer]);
        if (isFirstScreen) tell({ stage: "drawn" });
    });
}

// Whether one of Flet's frames tells the client which views there are; the earlier ones only tell of the page itself.
function givesViews(bytes) {
    return bytes[2] === PATCH && new TextDecoder("latin1").decode(bytes).includes("views");
}

async function fetchBundle(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const content = response.body.pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(content).arrayBuffer());
}

// As companion/serving/web/bundle.py has packed it.
function unpack(FS, bundle) {
    const tableEnd = 4 + new DataView(bundle.buffer).getUint32(0);
    const table = JSON.parse(new TextDecoder().decode(bundle.subarray(4, tableEnd)));
    let start = tableEnd;
    let folder = "";
    for (const [name, size] of table) {
        const path = `/app/${name}`;
        const inside = path.slice(0, path.lastIndexOf("/"));
        if (inside !== folder) FS.mkdirTree((folder = inside));
        FS.writeFile(path, bundle.subarray(start, start + size), { canOwn: true });
        start += size;
    }
}

async function compileNative(name) {
    return [name, await WebAssembly.compileStreaming(fetch(new URL(`native/${name}.wasm`, import.meta.url)))];
}

// Python finds an empty file in the place of the module, and Pyodide the module by the name of that file.
async function link({ FS, _module }, name, module) {
    const path = `/app/${name}`;
    FS.writeFile(path, "");
    const flags = { loadAsync: true, nodelete: true };
    _module.preloadedWasm[path] = await _module.loadWebAssemblyModule(module, flags, path, {});
}

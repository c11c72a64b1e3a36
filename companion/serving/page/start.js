// What Flet's client wants to know before it starts. Flet itself writes this into its page, where the policy lets no
// script run.

var flet = {
    pyodide: false,
    multiView: false,
    noCdn: true,
    webSocketEndpoint: "/ws",
    entrypointBaseUrl: "/",
    assetBase: "/",
    routeUrlStrategy: "path",
    canvasKitBaseUrl: "/canvaskit/",
    pyodideUrl: "/pyodide/pyodide.mjs",
    webRenderer: "auto",
    fontFallbackBaseUrl: "assets/fonts/",
    appPackageUrl: "app.tar.gz",
};
flet.flutterAppLoaded = new Promise((resolve) => (flet.flutterAppResolve = resolve));

// The client asks another host for a player of animations, which nothing here uses: it is never asked for.
document.body.append = (...nodes) => {
    const ours = nodes.filter((node) => !(node.src && new URL(node.src, document.baseURI).origin !== location.origin));
    Element.prototype.append.apply(document.body, ours);
};

// A game that is handed over comes behind the #, which no browser sends: the app is told of it as of any other address.
const LETTER = "#/take/";
function openLetter(hash) {
    const isOne = hash.startsWith(LETTER);
    if (isOne) history.replaceState(null, "", hash.slice(1));
    return isOne;
}
openLetter(location.hash);
addEventListener("hashchange", ({ newURL }) => {
    // By now the client has taken the address for one without it.
    if (openLetter(new URL(newURL).hash)) dispatchEvent(new PopStateEvent("popstate", { state: null }));
});

// Safari takes a page out of its memory without drawing it any more; the window is as it was after loading it again.
addEventListener("pageshow", (event) => {
    if (event.persisted && navigator.vendor?.startsWith("Apple")) location.reload();
});

// Until the first screen is drawn, the app's name stands in its place, in its colours. It goes in any case when the line
// is cut, or nothing comes: then it is the client that has something to say.
const PATCH = 2; // what Flet calls a message that changes the screen
const LONGEST = 20 * 1000; // milliseconds
const curtain = document.getElementById("curtain");
curtain.textContent = document.title;
const open = () => curtain.remove();
async function givesViews(data) {
    const bytes = new Uint8Array(data instanceof Blob ? await data.arrayBuffer() : data);
    return bytes[2] === PATCH && new TextDecoder("latin1").decode(bytes).includes("views");
}
const onceDrawn = (act) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(act)));
setTimeout(open, LONGEST);

globalThis.WebSocket = class extends WebSocket {
    constructor(...address) {
        super(...address);
        this.addEventListener("close", open);
        this.addEventListener("message", async ({ data }) => {
            if (curtain.isConnected && (await givesViews(data))) onceDrawn(open);
        });
    }
};

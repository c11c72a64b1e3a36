// The page: starts Python and Flet's client side by side, shows how far they are, and connects the two.

import { countBytes } from "./counting.js";

const settings = JSON.parse(document.getElementById("settings").textContent);
const base = document.baseURI;
const here = (name) => new URL(name, base).href;

// ---- what is said while nothing else is drawn yet

const words = settings.words[language()];
const splash = document.getElementById("splash");
const status = document.getElementById("status");
const bar = document.getElementById("bar");
let downloaded = 0;
let stage = "downloading";

function language() {
    const spoken = navigator.languages.map((tag) => tag.split("-")[0].toLowerCase());
    return spoken.find((code) => code in settings.words) ?? "en";
}

function showProgress() {
    const share = Math.min(downloaded / settings.bytes, 1);
    const done = { downloading: 0.7 * share, starting: 0.75, opening: 0.95 }[stage];
    const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
    const facts = { done: megabytes(Math.min(downloaded, settings.bytes)), all: megabytes(settings.bytes) };
    const sentence = stage === "downloading" && !downloaded ? words.loading : words[stage];
    status.textContent = sentence.replace(/\{(\w+)\}/g, (_, fact) => facts[fact]);
    bar.style.transform = `scaleX(${done})`;
}

function showTrouble(trouble, why) {
    console.error(why);
    splash.hidden = false;
    status.textContent = words[trouble === "saving" ? "notSaved" : "notStarted"];
    bar.parentElement.hidden = true;
    const again = document.getElementById("again");
    again.textContent = words.again;
    again.hidden = false;
    again.onclick = () => location.reload();
}

document.documentElement.lang = language();
showProgress();

// ---- Python

const first = !localStorage.getItem("visited");
const count = (bytes) => {
    downloaded += bytes;
    showProgress();
};
if (first) countBytes(count);

const worker = new Worker(here("worker.js"), { type: "module", name: first ? "first visit" : "" });
worker.postMessage({ documentUrl: document.URL });
let toClient = null;
let started;
const python = new Promise((resolve) => (started = resolve));

worker.onmessage = ({ data: message }) => {
    if (message instanceof Uint8Array) toClient(message);
    else if (message.bytes) count(message.bytes);
    else if (message.trouble) showTrouble(message.trouble, message.why);
    else if (message.saved) keep();
    else {
        stage = message.stage;
        showProgress();
        if (stage === "opening") started();
    }
};
worker.onerror = (error) => showTrouble("starting", error.message);

// The browser is asked once not to throw the games away when it is short of room.
let asked = false;
async function keep() {
    if (asked || !navigator.storage?.persist) return;
    asked = true;
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}

// ---- Flet's client

globalThis.jsConnect = async (_app, _arguments, receive) => {
    toClient = receive;
    await python;
};
globalThis.jsSend = async (_app, bytes) => worker.postMessage(bytes, [bytes.buffer]);
globalThis.jsDisconnect = async () => {};

// The client asks another host for a player of animations, which nothing here uses: it is never asked for.
document.body.append = (...nodes) => {
    const ours = nodes.filter((node) => !(node.src && new URL(node.src, base).origin !== location.origin));
    Element.prototype.append.apply(document.body, ours);
};

globalThis.flet = {
    pyodide: true,
    multiView: false,
    noCdn: true,
    webSocketEndpoint: "",
    entrypointBaseUrl: base,
    assetBase: base,
    routeUrlStrategy: "hash",
    canvasKitBaseUrl: here("canvaskit/"),
    fontFallbackBaseUrl: here("assets/fonts/"),
    pyodideUrl: here("pyodide/pyodide.mjs"),
    appPackageUrl: here("app.bundle"),
    pythonModuleName: "main",
    micropipIncludePre: false,
    webRenderer: "auto",
};

const config = {
    entrypointBaseUrl: base,
    assetBase: base,
    canvasKitBaseUrl: here("canvaskit/"),
    fontFallbackBaseUrl: here("assets/fonts/"),
    canvasKitVariant: "full",
};
_flutter.buildConfig = settings.flutter;
_flutter.loader.load({
    config,
    onEntrypointLoaded: async (engine) => (await engine.initializeEngine(config)).runApp(),
});
addEventListener("flutter-first-frame", () => {
    splash.hidden = true;
    localStorage.setItem("visited", "yes");
}, { once: true });

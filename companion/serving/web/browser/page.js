// The page: starts Python and Flet's client side by side, shows how far they are, and connects the two.

import { countBytes } from "./counting.js";
import "./picking.js";
import { haveToOurselves, takeOver } from "./tabs.js";
import { keepVersions, useNewVersion } from "./versions.js";

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
    const again = async () => (await useNewVersion()) || location.reload();
    showInstead(words[trouble === "saving" ? "notSaved" : "notStarted"], words.again, again);
}

// A sentence in the place of the app, and the way on from there.
function showInstead(sentence, label, act) {
    for (const other of document.body.children) other.inert = other !== splash;
    splash.hidden = false;
    status.textContent = sentence;
    bar.parentElement.hidden = true;
    const again = document.getElementById("again");
    again.textContent = label;
    again.hidden = false;
    again.onclick = act;
    again.focus();
}

document.documentElement.lang = language();
showProgress();

// ---- one tab at a time

let worker = null;
function giveUp() {
    worker?.terminate();
    showInstead(words.takenOver, words.here, takeOver);
}

if (!(await haveToOurselves(giveUp))) {
    showInstead(words.elsewhere, words.here, takeOver);
    await new Promise(() => {}); // nothing else happens here
}

// ---- Python

const first = !localStorage.getItem("visited");
const count = (bytes) => {
    downloaded += bytes;
    showProgress();
};
if (first) countBytes(count);

worker = new Worker(here("worker.js"), { type: "module", name: first ? "first visit" : "" });
worker.postMessage({ documentUrl: document.URL });
let toClient = null;
let started;
const python = new Promise((resolve) => (started = resolve));

worker.onmessage = ({ data: message }) => {
    if (message instanceof Uint8Array) toClient(message);
    else if (message.bytes) count(message.bytes);
    else if (message.trouble) showTrouble(message.trouble, message.why);
    else if (message.saved) keep();
    else if (message.lost) giveUp();
    else if (message.update) useNewVersion();
    else {
        stage = message.stage;
        if (stage === "drawn") afterDrawing(openCurtain);
        else showProgress();
        if (stage === "opening") started();
    }
};
worker.onerror = (error) => showTrouble("starting", error.message);

// The browser is asked once not to throw the games away when it is short of room.
let asked = false;
async function keep() {
    if (asked || !navigator.storage?.persist) return;
    asked = true;
    news.kept = (await navigator.storage.persisted()) || (await navigator.storage.persist());
    tellNews();
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

// The first screen takes the place of the splash.
function openCurtain() {
    splash.hidden = true;
    localStorage.setItem("visited", "yes");
    lookAround();
}

function afterDrawing(act) {
    requestAnimationFrame(() => requestAnimationFrame(act));
}

// ---- what the app is told about this browser

const news = { kept: undefined, ready: false };
const tellNews = () => worker.postMessage(news);

async function lookAround() {
    news.kept = await navigator.storage?.persisted?.();
    tellNews();
    await keepVersions(() => {
        news.ready = true;
        tellNews();
    });
}

// The page: starts Python and Flet's client side by side, shows how far they are, and connects the two.

import { countBytes } from "./counting.js";
import "./history.js";
import { decline, install, offerToInstall } from "./installing.js";
import "./picking.js";
import { rememberAnyway } from "./remembering.js";
import { haveToOurselves, takeOver } from "./tabs.js";
import { keepVersions, useNewVersion } from "./versions.js";

const { settings, words, showProgress, showInstead } = curtain;
const base = document.baseURI;
const here = (name) => new URL(name, base).href;

// ---- what is said while nothing else is drawn yet

const PATIENCE = 60 * 1000; // milliseconds without any sign that the start goes on
let downloaded = 0;
let stage = "downloading";
let opened = false; // whether the browser's database has answered
let full = false; // whether there is no room to write into it
let told = false; // the first trouble is the one to be told
let patience;
const [remembers] = ["localStorage", "sessionStorage"].map(rememberAnyway);

function tellProgress() {
    const share = Math.min(downloaded / settings.bytes, 1);
    const done = { downloading: 0.7 * share, starting: 0.75, opening: 0.95 }[stage];
    const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
    const facts = { done: megabytes(Math.min(downloaded, settings.bytes)), all: megabytes(settings.bytes) };
    const sentence = stage === "downloading" && !downloaded ? words.loading : words[stage];
    showProgress(fill(sentence, facts), done);
    bePatient();
}

function fill(sentence, facts) {
    return sentence.replace(/\{(\w+)\}/g, (_, fact) => facts[fact]);
}

// A start that comes to its end after all still opens the curtain.
function bePatient() {
    clearTimeout(patience);
    if (told || stage === "drawn") return;
    patience = setTimeout(() => showInstead(words[opened ? "slow" : "noAnswer"], words.again, again), PATIENCE);
}

async function again() {
    if (!(await useNewVersion())) location.reload();
}

function showTrouble(sentence, why) {
    console.error(why);
    if (!told) end(sentence, words.again, again);
}

// Nothing else happens on this page.
function end(sentence, label, act) {
    told = true;
    clearTimeout(patience);
    showInstead(sentence, label, act);
}

// Where nothing may be kept on the device, browsers let Python's thread fail without a reason.
function cannotStart(why) {
    showTrouble(words[remembers ? "notStarted" : "blocked"], why);
}

function cannotKeep(why) {
    showTrouble(words[why.startsWith("QuotaExceededError") ? "full" : "blocked"], why);
}

tellProgress();

// ---- what a browser may lack

const lacking = ["WebAssembly", "Worker", "indexedDB", "DecompressionStream"].find((name) => !globalThis[name]);
if (lacking) {
    showTrouble(fill(words.lacking, { what: lacking }), lacking);
    await new Promise(() => {});
}

// ---- one tab at a time

let worker = null;
function giveUp() {
    worker?.terminate();
    end(words.takenOver, words.here, takeOver);
}

if (!(await haveToOurselves(giveUp))) {
    end(words.elsewhere, words.here, takeOver);
    await new Promise(() => {});
}

// ---- Python

const count = (bytes) => {
    downloaded += bytes;
    tellProgress();
};
const first = !localStorage.getItem("visited");
if (first) countBytes(count);

worker = new Worker(here("worker.js"), { type: "module", name: first ? "first visit" : "" });
worker.postMessage({ documentUrl: document.URL });
const troubles = {
    starting: cannotStart,
    data: cannotKeep,
    saving: (why) => showTrouble(words.notSaved, why),
};
let toClient = null;
let started;
const python = new Promise((resolve) => (started = resolve));

worker.onmessage = ({ data: message }) => {
    if (message instanceof Uint8Array) toClient(message);
    else if (message.bytes) count(message.bytes);
    else if (message.trouble) troubles[message.trouble](message.why);
    else if (message.saved) keep();
    else if (message.lost) giveUp();
    else if (message.update) useNewVersion();
    else if (message.install) (message.install === "yes" ? install : decline)();
    else if (message.opened) ({ opened, full } = message);
    else {
        stage = message.stage;
        if (stage === "drawn") afterDrawing(openCurtain);
        else tellProgress();
        if (stage === "opening") started();
    }
};
worker.onerror = (error) => cannotStart(error.message);

// The browser is asked once not to throw the games away when it is short of room.
let asked = false;
async function keep() {
    if (asked || !navigator.storage?.persist) return;
    asked = true;
    try {
        news.kept = (await navigator.storage.persisted()) || (await navigator.storage.persist());
        tellNews();
    } catch (error) {
        console.warn(error); // then nobody knows
    }
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
_flutter.loader
    .load({
        config,
        onEntrypointLoaded: (engine) =>
            engine
                .initializeEngine(config)
                .then((app) => app.runApp())
                .catch(cannotStart),
    })
    .catch(cannotStart);

function openCurtain() {
    clearTimeout(patience);
    if (full) showInstead(words.full, words.goOn, curtain.open);
    else curtain.open();
    localStorage.setItem("visited", "yes");
    lookAround();
}

function afterDrawing(act) {
    requestAnimationFrame(() => requestAnimationFrame(act));
}

// ---- what the app is told about this browser

const news = { kept: undefined, ready: false, install: "" };
const tellNews = () => worker.postMessage(news);

async function lookAround() {
    try {
        news.kept = await navigator.storage?.persisted?.();
        offerToInstall((how) => {
            news.install = how;
            tellNews();
        });
        await keepVersions(() => {
            news.ready = true;
            tellNews();
        });
    } catch (error) {
        console.warn(error); // the app works without being kept for later
    }
}

curtain.ready();

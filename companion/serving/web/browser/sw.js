// Keeps one whole version of the site on the device and serves it from there, with a network or without.
//
// A version is complete before it is used: every file has the hash that this version was built with. A newer version
// comes with a worker of its own, which waits with its own files until the page asks it to take over.

const BUILD = @build@;
const scope = self.registration.scope;
const OURS = `@app@ ${new URL(scope).pathname} `;
const OWN = OURS + BUILD.version;
const INDEX = "index.html";

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => {
    if (event.data === "take over") self.skipWaiting();
    else if (event.data === "look after it") event.waitUntil(refill().then(tidyUp));
});
self.addEventListener("fetch", (event) => {
    const name = nameOf(event.request);
    if (name !== null) event.respondWith(serve(event.request, name));
});

// Which of our files is asked for, if any.
function nameOf({ method, mode, url }) {
    const path = url.split(/[?#]/)[0];
    if (method !== "GET" || !path.startsWith(scope)) return null;
    const name = decodeURI(path.slice(scope.length)) || (mode === "navigate" ? INDEX : "");
    return Object.hasOwn(BUILD.files, name) ? name : null;
}

async function serve(request, name) {
    if (request.mode === "navigate") await heal();
    const kept = await caches.match(address(name), { cacheName: OWN });
    if (kept) return kept;
    if (!(await caches.has(OWN))) return fetch(request, { cache: "no-cache" }); // see `refill` and `heal`
    try {
        const found = await find(name);
        const copy = found.clone();
        const put = caches.open(OWN).then((cache) => cache.put(address(name), copy));
        put.catch((error) => console.warn(error)); // as without room
        return found;
    } catch (error) {
        console.warn(error);
        return Response.error();
    }
}

// What has come stays, for the next attempt to go on from, unless there is no room for all of it.
async function keepAll() {
    const failures = await keepMissing();
    if (failures.some(({ name }) => name === "QuotaExceededError")) await caches.delete(OWN);
    if (failures.length) throw failures[0];
}

async function keepMissing() {
    const cache = await caches.open(OWN);
    const names = Object.keys(BUILD.files).filter((name) => ["all", engine()].includes(BUILD.files[name].for));
    const kept = (await cache.keys()).map(({ url }) => url);
    const missing = names.filter((name) => !kept.includes(address(name)));
    const tried = await Promise.allSettled(missing.map((name) => keep(cache, name)));
    return tried.filter(({ reason }) => reason).map(({ reason }) => reason);
}

// A page is about to be loaded: the one moment to get back what the browser has lost of this version, or, if the host
// hasn't got it any more, to let it go and use the host's.
async function heal() {
    if (!(await caches.has(OWN))) return;
    const failures = await keepMissing();
    if (failures.length && (await hostHasAnother())) await caches.delete(OWN);
}

async function hostHasAnother() {
    try {
        const { version, files } = await (await fetch(`${scope}build.json`, { cache: "reload" })).json();
        return version !== BUILD.version && INDEX in files;
    } catch {
        return false;
    }
}

// Should the browser have thrown everything away, the host's version is used, until this one is complete again, or the
// worker of another one has come.
async function refill() {
    if ((await caches.has(OWN)) || (await hostHasAnother())) return;
    await keepAll().catch(() => caches.delete(OWN));
}

async function keep(cache, name) {
    await cache.put(address(name), await find(name));
}

// A file of this version: from a version before, where it was the same, or from the host. The browser may have an older
// copy of what it got from there.
async function find(name) {
    const sources = [
        () => caches.match(address(name)),
        () => fetch(address(name), { cache: "force-cache" }),
        () => fetch(address(name), { cache: "reload" }),
    ];
    for (const source of sources) {
        const response = await source();
        if (response?.ok && (await hash(response.clone())) === BUILD.files[name].sha256) return response;
    }
    throw new Error(`${name} is of another version`);
}

// The page is asked for by the folder's name: hosts may send whoever asks for its own name there.
function address(name) {
    return name === INDEX ? scope : scope + name;
}

async function hash(response) {
    const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Which build of Flet's client this browser draws with.
function engine() {
    return "v8BreakIterator" in Intl ? "chromium" : "others";
}

// Earlier versions go once no other tab may need them and no later one is on its way.
async function tidyUp() {
    const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== OWN);
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const tabs = windows.filter(({ url }) => url.startsWith(scope));
    const { installing, waiting } = self.registration;
    if (tabs.length > 1 || installing || waiting) return;
    await Promise.all(others.map((name) => caches.delete(name)));
}

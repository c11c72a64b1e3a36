// Keeps the site on the device, looks for new versions now and then, and says when one is ready to be used.

const HOUR = 3600 * 1000;
const workers = allowed();

function allowed() {
    try {
        return navigator.serviceWorker;
    } catch {
        return undefined; // some browsers throw where it is turned off
    }
}

// `ready` is called when there is a new version, which `useNewVersion` changes to.
export async function keepVersions(ready) {
    if (!workers) return;
    const registration = await workers.register(new URL("sw.js", document.baseURI), { updateViaCache: "none" });
    const look = async () => {
        if (!registration.waiting || !registration.active) return;
        if (workers.controller && (await keptVersions()) > 1) ready();
        else registration.waiting.postMessage("take over"); // this page has come from the host, in that version
    };
    registration.addEventListener("updatefound", () => registration.installing.addEventListener("statechange", look));
    registration.installing?.addEventListener("statechange", look);
    look();
    workers.controller?.postMessage("look after it");
    lookNowAndThen(registration);
}

async function keptVersions() {
    const ours = `@app@ ${new URL(document.baseURI).pathname} `;
    return (await caches.keys()).filter((name) => name.startsWith(ours)).length;
}

// If there is one, it takes over, and the page is loaded again.
export async function useNewVersion() {
    const waiting = (await workers?.getRegistration().catch(() => undefined))?.waiting;
    if (!waiting) return false;
    workers.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("take over");
    return true;
}

function lookNowAndThen(registration) {
    let looked = Date.now();
    const look = () => {
        if (document.hidden || Date.now() - looked < HOUR) return;
        looked = Date.now();
        registration.update().catch(() => {}); // without a network there is nothing new
    };
    document.addEventListener("visibilitychange", look);
    setInterval(look, HOUR);
}

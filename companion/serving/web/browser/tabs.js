// One tab at a time has the app. Another one takes it over by loading itself anew, in the version that is in use then.

const TAKING_OVER = "taking over";
const PATIENCE = 700; // milliseconds: a page that was loaded again waits for what it was before to be gone
const name = `@app@ ${new URL(document.baseURI).pathname}`;

// Whether this tab has the app now; `lost` is called when another one takes it over.
export async function haveToOurselves(lost) {
    if (!navigator.locks) return true;
    const steal = sessionStorage.getItem(TAKING_OVER) !== null;
    sessionStorage.removeItem(TAKING_OVER);
    return new Promise((resolve) => {
        let held = false;
        const hold = () => new Promise(() => {
            held = true;
            resolve(true);
        });
        const options = steal ? { steal } : { signal: AbortSignal.timeout(PATIENCE) };
        navigator.locks.request(name, options, hold).catch(() => (held ? lost() : resolve(false)));
    });
}

export function takeOver() {
    sessionStorage.setItem(TAKING_OVER, "yes");
    location.reload();
}

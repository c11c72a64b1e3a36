// One tab at a time has the app. Another one takes it over by loading itself anew, in the version that is in use then.

const TAKING_OVER = "taking over";
const LETTER = "#/take/"; // an address by which a game is handed over
const PATIENCE = 700; // milliseconds: a page that was loaded again waits for what it was before to be gone
const name = `@app@ ${new URL(document.baseURI).pathname}`;

// Whether this tab has the app now; `lost` is called when another one takes it over. A browser that doesn't let tabs
// agree leaves it to `data.js`, which notices when it writes.
export async function haveToOurselves(lost) {
    const asked = window.name === TAKING_OVER; // a tab's name outlives its page, and needs no leave to be kept
    const steal = asked || location.hash.startsWith(LETTER); // whoever reads a code wants it here
    if (asked) window.name = "";
    if (!navigator.locks) return true;
    return new Promise((resolve) => {
        let held = false;
        const hold = () => new Promise(() => {
            held = true;
            resolve(true);
        });
        const waiting = new AbortController();
        setTimeout(() => waiting.abort(), PATIENCE);
        const options = steal ? { steal } : { signal: waiting.signal };
        const refused = ({ name }) => (held ? lost() : resolve(name !== "AbortError"));
        navigator.locks.request(name, options, hold).catch(refused);
    });
}

export function takeOver() {
    window.name = TAKING_OVER;
    location.reload();
}

// Knows whether the line to the server is alive, and says so in a corner of a shared table: live, catching up, or cut
// off and since when. The server can't draw that: when it matters, nothing of what it draws arrives.
//
// A line that is dead gives no sign of it. So the page sends a beat and has to hear it back. What is tapped while no line
// is alive is sent to nobody, also not later, when the table may have changed. The app is told that a line was lost when
// the server is there again, and opens another one then: by itself it would wait twice as long after each try.

const EVERY = 2000; // milliseconds between two beats, as companion/serving/lines.py knows
const ANSWERS = 3000; // after which nothing will come any more
const AGAIN = 1000; // between two looks whether the server is there again
const BEAT = new Uint8Array([0x7f]);
const mark = document.createElement("div");
mark.id = "live";
mark.setAttribute("role", "status");
mark.setAttribute("flt-semantics-identifier", "live");
let words = null; // none if there is nothing to be said
const lines = new Map(); // those that are open, with when a beat was sent that wasn't heard yet
const lost = []; // what tells the app of those that aren't any more
let current = false; // whether what came over the line since it was opened is on the screen
let since = null; // when the server was heard last, if it isn't now
let heard = new Date();

function show() {
    const now = since ? "cut" : lines.size && current ? "live" : "catching";
    const time = since && since.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
    const said = words && words[now].replace("{time}", time);
    document.body.classList.toggle("cut", now === "cut");
    if (!words) return mark.remove();
    if (mark.isConnected && mark.getAttribute("aria-label") === said) return;
    mark.className = now;
    mark.textContent = now === "live" ? "" : said;
    mark.setAttribute("aria-label", said);
    document.body.appendChild(mark);
}

// Asks the server what is to be said here; whether it is there, if no line is.
let looking = false;
async function look() {
    if (looking) return;
    looking = true;
    try {
        const answer = await fetch("/live", { cache: "no-store", signal: AbortSignal.timeout(ANSWERS) });
        if (answer.status === 403) return location.replace("/join"); // sent away, or the table is closed
        const said = await answer.json();
        words = said.shared ? said.words : null;
        for (const tell of lost.splice(0)) tell();
    } catch {
        if (!lines.size) setTimeout(look, AGAIN);
    } finally {
        looking = false;
    }
    show();
}

function beat() {
    for (const [line, sent] of lines) {
        if (!sent) line.beat();
        else if (Date.now() - sent > ANSWERS) line.lose();
    }
}

globalThis.WebSocket = class extends WebSocket {
    #isLost = false;
    #failed = false;

    constructor(...address) {
        super(...address);
        this.addEventListener("open", () => {
            lines.set(this, 0);
            current = false;
            since = null;
            look();
        });
        this.addEventListener("message", async (event) => {
            if (this.#isLost) return event.stopImmediatePropagation();
            heard = new Date();
            lines.set(this, 0);
            if ((event.data.size ?? event.data.byteLength) === BEAT.length) return event.stopImmediatePropagation();
            if (!current && (await givesViews(event.data))) onceDrawn(() => this.#isShown());
        });
        for (const end of ["error", "close"]) {
            this.addEventListener(end, (event) => {
                if (!event.isTrusted) return; // we tell the app ourselves
                event.stopImmediatePropagation();
                this.#failed ||= end === "error";
                if (end === "close") this.lose(event);
            });
        }
    }

    #isShown() {
        current = lines.has(this);
        show();
    }

    send(data) {
        if (!this.#isLost) super.send(data);
    }

    beat() {
        lines.set(this, Date.now());
        super.send(BEAT);
    }

    lose(event = { code: 1006 }) {
        if (this.#isLost) return;
        this.#isLost = true;
        lines.delete(this);
        if (this.readyState === WebSocket.OPEN) this.close();
        lost.push(() => {
            if (this.#failed) this.dispatchEvent(new Event("error"));
            this.dispatchEvent(new CloseEvent("close", { code: event.code, reason: event.reason }));
        });
        if (!lines.size) since ??= heard;
        show();
        look();
    }
};
setInterval(beat, EVERY);
addEventListener("online", look);
addEventListener("visibilitychange", () => document.visibilityState === "visible" && (beat(), look()));
const push = history.pushState;
history.pushState = function (...step) {
    push.apply(this, step);
    look();
};

// Says in a corner of a shared table whether this window is live, catching up, or cut off and since when. The server
// can't draw that: when it matters, nothing of what it draws arrives.

const EVERY = 3000; // milliseconds between two looks whether the server is there
const ANSWERS = 3000; // after which it isn't
const mark = document.createElement("div");
mark.id = "live";
mark.setAttribute("role", "status");
mark.setAttribute("flt-semantics-identifier", "live");
let words = null;
const lines = new Set(); // those that are open
let current = false; // whether anything has come over the line since it was opened
let since = null; // when the server was heard last, if it isn't now
let state = "";

function show() {
    const now = since ? "cut" : lines.size && current ? "live" : "catching";
    const time = since && since.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
    const said = words && words[now].replace("{time}", time);
    if (!words) return mark.remove();
    if (said === state && mark.isConnected) return;
    state = said;
    mark.className = now;
    mark.textContent = now === "live" ? "" : said;
    mark.setAttribute("aria-label", said);
    document.body.appendChild(mark);
}

let heard = new Date();
const there = () => {
    heard = new Date();
    since = null;
};
const gone = () => (since ??= heard);

async function look() {
    try {
        const answer = await fetch("/live", { cache: "no-store", signal: AbortSignal.timeout(ANSWERS) });
        if (answer.status === 403) return location.replace("/join"); // sent away, or the table is closed
        if (!answer.ok) throw new Error(answer.status);
        const said = await answer.json();
        words = said.shared ? said.words : null;
        if (lines.size) there();
    } catch {
        gone();
    }
    show();
}

globalThis.WebSocket = class extends WebSocket {
    constructor(...address) {
        super(...address);
        this.addEventListener("open", () => {
            lines.add(this);
            current = false;
            there();
            look();
        });
        this.addEventListener("message", () => {
            if (current && !since) return;
            current = true;
            there();
            show();
        });
        this.addEventListener("close", () => {
            lines.delete(this); // or it was never open
            if (!lines.size) gone();
            show();
            look();
        });
    }
};
setInterval(look, EVERY);
addEventListener("online", look);
addEventListener("offline", () => (gone(), show()));
addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
const push = history.pushState;
history.pushState = function (...step) {
    push.apply(this, step);
    look();
};

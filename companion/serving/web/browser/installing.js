// Installing the app: the browser's own offer, kept for a tap; where only its menu can, that is said. Offered once.

const OFFERED = "@app@ install offered";
let prompt = null;
let tell = () => {};

addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    prompt = event;
    tell(how());
});
addEventListener("appinstalled", decline);

// `listener` is told "ready" where a tap installs, "by hand" where the browser's menu does, and "" where nothing is to be
// offered, now and whenever that changes.
export function offerToInstall(listener) {
    tell = listener;
    tell(how());
}

export async function install() {
    const offer = prompt;
    decline();
    await offer?.prompt();
}

export function decline() {
    localStorage.setItem(OFFERED, "yes");
    prompt = null;
    tell(how());
}

function how() {
    if (localStorage.getItem(OFFERED)) return "";
    if (prompt) return "ready";
    return /iPhone|iPad/.test(navigator.userAgent) && navigator.standalone === false ? "by hand" : "";
}

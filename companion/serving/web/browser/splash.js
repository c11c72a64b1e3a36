// What is said while nothing else is drawn. It stands inside of the page, so that it speaks though any other file be
// lost, and it is written for browsers that are too old for the rest.

(function () {
    const settings = JSON.parse(document.getElementById("settings").textContent);
    const spoken = navigator.languages.map((tag) => tag.split("-")[0].toLowerCase());
    const language = spoken.find((code) => code in settings.words) || "en";
    const words = settings.words[language];
    const [splash, status, bar, button] = ["splash", "status", "bar", "again"].map((id) => document.getElementById(id));

    function others(inert) {
        for (const other of document.body.children) other.inert = inert && other !== splash;
    }

    function showProgress(sentence, share) {
        if (!button.hidden) return;
        status.textContent = sentence;
        bar.style.transform = `scaleX(${share})`;
    }

    // A sentence in the place of the app, and the way on from there.
    function showInstead(sentence, label, act) {
        others(true);
        splash.hidden = false;
        status.textContent = sentence;
        bar.parentElement.hidden = true;
        button.textContent = label;
        button.hidden = false;
        button.onclick = act;
        button.focus();
    }

    // The first screen takes the place of the splash.
    function open() {
        others(false);
        splash.hidden = true;
    }

    // The page's own script has come, and speaks for itself from now on.
    function ready() {
        removeEventListener("error", fail, true);
        removeEventListener("unhandledrejection", fail);
    }

    function fail({ target, message, reason }) {
        if (target !== window && target.tagName !== "SCRIPT") return;
        console.error(target.src || message || reason);
        showInstead(words.notStarted, words.again, () => location.reload());
    }

    addEventListener("error", fail, true);
    addEventListener("unhandledrejection", fail);
    document.documentElement.lang = language;
    showProgress(words.loading, 0);
    window.curtain = { settings, words, showProgress, showInstead, open, ready };
})();

// Flutter knows no other way than to add a step to the browser's history. One from a sheet to the screen beneath it is
// a step back instead, or the back button would have to be pressed once more where nothing lies any longer.

(() => {
    const WITH_SHEET = "?sheet"; // as companion/shell/navigation.py says it
    const LONGEST = 1000; // milliseconds that a browser may take to go back
    const { pushState, replaceState } = History.prototype;
    const waiting = []; // what Flutter asks for while the browser goes back
    let goingTo = null;
    let impatience;

    // Every step says where it was taken from: that lies beneath it, also after the page was loaded again.
    function push(state, title, url) {
        const address = new URL(url, document.baseURI).href;
        if (location.href !== address + WITH_SHEET) {
            pushState.call(history, { ...state, from: location.href }, title, url);
        } else if (history.state?.from === address) {
            goingTo = address;
            impatience = setTimeout(() => goOn(() => put(state, title, url)), LONGEST);
            history.back();
        } else {
            put(state, title, url);
        }
    }

    function put(state, title, url) {
        replaceState.call(history, { ...state, from: history.state?.from }, title, url);
    }

    function goOn(first) {
        clearTimeout(impatience);
        goingTo = null;
        first();
        while (waiting.length && !goingTo) waiting.shift()();
    }

    const inTurn = (act) => (...step) => {
        if (goingTo) waiting.push(() => act(...step));
        else act(...step);
    };
    history.pushState = inTurn(push);
    history.replaceState = inTurn(put);

    // Flutter is where it asked to be already. It hears of it only if somebody has gone elsewhere at the same moment.
    function arrive(event) {
        if (!goingTo) return;
        if (location.href === goingTo || waiting.length) event.stopImmediatePropagation();
        goOn(() => {});
    }
    addEventListener("popstate", arrive, { capture: true });
})();

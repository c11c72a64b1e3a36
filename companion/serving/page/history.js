// Flutter knows no other way than to add a step to the browser's history. One that leaves a sheet takes the sheet's place
// instead, or the back button would have to be pressed once more where nothing lies any longer. Where there is nothing
// before the screen that it lay over, not even another page, we then go back to that screen ourselves: whoever wants to
// leave would else have to press twice. A page that somebody loads again at that moment is at the same place in any case.

(() => {
    const WITH_SHEET = "?sheet"; // as companion/shell/navigation.py says it
    const { pushState, replaceState } = History.prototype;

    // Every step says where it was taken from, `from`, which lies beneath it; one is `spent` where a sheet was closed. A
    // page that is loaded again as it changes them may find neither. The `first` has nothing before it, one is `second`
    // to it.
    const from = () => history.state?.from;
    const isSpent = () => Boolean(history.state?.spent);
    const ours = () => ({ from: from(), first: history.state?.first, second: history.state?.second });
    const isSheet = () => location.href.endsWith(WITH_SHEET);

    if (history.length === 1) replaceState.call(history, { ...history.state, first: true }, "");

    // What Flutter wants while we go back, which takes a moment. A browser that doesn't is not waited for.
    const LONGEST = 1000; // milliseconds
    let waiting = null;
    let patience;

    function returnToFirst() {
        waiting = [];
        patience = setTimeout(arriveAtFirst, LONGEST);
        history.back();
    }

    function arriveAtFirst() {
        clearTimeout(patience);
        const wanted = waiting;
        waiting = null;
        here = place();
        for (const [act, ...step] of wanted) act(...step);
    }

    function push(...step) {
        if (waiting) waiting.push([push, ...step]);
        else add(...step);
    }

    function put(...step) {
        if (waiting) waiting.push([put, ...step]);
        else change(...step);
    }

    function add(state, title, url) {
        const address = new URL(url, document.baseURI).href;
        const screen = isSheet() ? location.href.slice(0, -WITH_SHEET.length) : location.href;
        const stays = [screen, screen + WITH_SHEET].includes(address);
        if ((isSheet() || isSpent()) && (stays || from() === screen)) {
            replaceState.call(history, { ...state, ...ours(), spent: address === screen }, title, url);
        } else {
            pushState.call(history, { ...state, from: location.href, second: history.state?.first }, title, url);
        }
        here = place();
        if (here.spent && history.state.second && from() === here.address) returnToFirst();
    }

    function change(state, title, url) {
        const stays = new URL(url, document.baseURI).href === location.href;
        replaceState.call(history, { ...state, ...ours(), spent: stays && isSpent() }, title, url);
        here = place();
    }

    history.pushState = push;
    history.replaceState = put;

    // Where the browser is: where it was, when its own buttons have led elsewhere.
    const place = () => ({ address: location.href, spent: isSpent() });
    let here = place();

    // Whoever goes back from where a sheet was closed wants to leave the screen, which lies beneath once more. Flutter
    // hears of where that leads alone.
    function arrive(event) {
        if (waiting) {
            event.stopImmediatePropagation();
            arriveAtFirst();
            return;
        }
        const left = here;
        here = place();
        if (!left.spent || here.spent || here.address !== left.address) return;
        event.stopImmediatePropagation();
        history.back();
    }
    addEventListener("popstate", arrive, { capture: true });
})();

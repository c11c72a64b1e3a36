// Flutter knows no other way than to add a step to the browser's history. One that leaves a sheet takes the sheet's place
// instead, or the back button would have to be pressed once more where nothing lies any longer. Nothing is taken out of
// the history by going back then: a page that somebody loads again at that moment wouldn't know where it is.

(() => {
    const WITH_SHEET = "?sheet"; // as companion/shell/navigation.py says it
    const { pushState, replaceState } = History.prototype;

    // Every step says where it was taken from, `from`, which lies beneath it; one is `spent` where a sheet was closed. A
    // page that is loaded again as it changes them may find neither.
    const from = () => history.state?.from;
    const isSpent = () => Boolean(history.state?.spent);
    const isSheet = () => location.href.endsWith(WITH_SHEET);

    function push(state, title, url) {
        const address = new URL(url, document.baseURI).href;
        const screen = isSheet() ? location.href.slice(0, -WITH_SHEET.length) : location.href;
        const stays = [screen, screen + WITH_SHEET].includes(address);
        if ((isSheet() || isSpent()) && (stays || from() === screen)) {
            replaceState.call(history, { ...state, from: from(), spent: address === screen }, title, url);
        } else {
            pushState.call(history, { ...state, from: location.href }, title, url);
        }
        here = place();
    }

    function put(state, title, url) {
        const stays = new URL(url, document.baseURI).href === location.href;
        replaceState.call(history, { ...state, from: from(), spent: stays && isSpent() }, title, url);
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
        const left = here;
        here = place();
        if (!left.spent || here.spent || here.address !== left.address) return;
        event.stopImmediatePropagation();
        history.back();
    }
    addEventListener("popstate", arrive, { capture: true });
})();

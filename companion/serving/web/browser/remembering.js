// The browser's small memories of a site. Flet's client needs both, and stops where they may not be used: instead of one
// that is blocked or full it gets one that lasts as long as the page.

const PROBE = "@app@ probe";

// Whether the browser's own can be used.
export function rememberAnyway(name) {
    const known = new Map();
    try {
        for (const entry of Object.entries(globalThis[name])) known.set(...entry);
        globalThis[name].setItem(PROBE, "");
        globalThis[name].removeItem(PROBE);
        return true;
    } catch (error) {
        console.warn(error);
        Object.defineProperty(globalThis, name, { value: forgetful(known), configurable: true });
        return false;
    }
}

function forgetful(known) {
    return {
        getItem: (key) => known.get(key) ?? null,
        setItem: (key, value) => void known.set(key, String(value)),
        removeItem: (key) => void known.delete(key),
        clear: () => known.clear(),
        key: (place) => [...known.keys()][place] ?? null,
        get length() {
            return known.size;
        },
    };
}

// Says a code for a guest: one that was typed, or one that a picture has brought along behind the #, which is taken out
// of the address at once.

const form = document.getElementById("form");
const code = document.getElementById("code");
const why = document.getElementById("why");

async function join() {
    why.textContent = "";
    try {
        const answer = await fetch("/join", {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ code: code.value.slice(0, 20) }),
        });
        const said = await answer.json();
        if (answer.ok) location.replace(said.to);
        else why.textContent = said.why;
    } catch {
        why.textContent = form.dataset.unreachable;
    }
}

form.addEventListener("submit", (event) => {
    event.preventDefault();
    join();
});

function scan() {
    const scanned = decodeURIComponent(location.hash.slice(1));
    if (!scanned) return code.focus();
    history.replaceState(null, "", "/join");
    code.value = scanned;
    join();
}

addEventListener("hashchange", scan); // who is here already, and scans
scan();

// Files that somebody picks: a tab that reads a very large one crashes, so no more of it is read than shows that it is.

const { largest } = JSON.parse(document.getElementById("settings").textContent);
const click = HTMLElement.prototype.click;

function cutDown({ target }) {
    if (![...target.files].some((file) => file.size > largest)) return;
    const cut = new DataTransfer();
    for (const file of target.files) cut.items.add(new File([file.slice(0, largest + 1)], file.name));
    target.files = cut.files;
}

// Flutter asks for a file by a field that is on no page, and hears of it after whoever listens while it comes down.
HTMLInputElement.prototype.click = function () {
    if (this.type === "file") this.addEventListener("change", cutDown, { capture: true });
    click.call(this);
};

// The browser's database as a disk. All files are read when the app starts; those that change are written, all that
// belong together in one transaction, and nothing is shown before it is safe. One page at a time owns them: whoever
// reads them last. What a page writes after another one has read is refused. Without room to say so, a page reads them
// all the same, and owns them with the first change that there is room for.

const FOLDER = "/data";
const SPARE = ["/data/index/", "/data/drafts.json"]; // what can be worked out again, and what is only half entered
const FILES = "files";
const OWNER = "owner";

export class Data {
    // `saved` is called after every change that is safe, `failed` with the error of one that can't be made so, and
    // `lost` when the files are another page's by now.
    constructor(saved, failed, lost) {
        this.saved = saved;
        this.failed = failed;
        this.lost = lost;
        this.page = `${Date.now()} ${Math.random()}`;
        this.unsafe = 0;
        this.waiting = [];
        this.full = false;
        this.started = false;
        this.opened = open(`@app@ ${new URL(".", import.meta.url).pathname}`);
        this.files = this.opened.then((database) => this.claim(database));
    }

    // All files by their path, which are this page's from now on.
    async claim(database) {
        const claimed = await readAll(database, this.page).catch((error) => {
            console.warn(error);
            this.full = true;
            return readAll(database);
        });
        this.owner = this.full ? claimed.owner : this.page;
        return claimed.files;
    }

    // Puts every file where Python finds it.
    async load(FS) {
        this.FS = FS;
        this.database = await this.opened;
        FS.mkdirTree(FOLDER);
        for (const [path, { content, changed }] of await this.files) {
            FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
            FS.writeFile(path, content, { canOwn: true });
            FS.utime(path, changed, changed);
        }
    }

    // Python has touched these files, and is done.
    save(touched) {
        const paths = touched.toJs();
        this.unsafe += 1;
        try {
            const transaction = this.database.transaction([FILES, OWNER], "readwrite", { durability: "strict" });
            const owners = transaction.objectStore(OWNER);
            const owner = owners.get(OWNER);
            const ours = () => owner.result === this.owner;
            this.write(transaction.objectStore(FILES), paths);
            owner.onsuccess = () => {
                if (!ours()) return transaction.abort();
                if (this.owner !== this.page) owners.put(this.page, OWNER);
                transaction.commit();
            };
            transaction.oncomplete = () => this.safe();
            transaction.onabort = () => (owner.error || ours() ? this.refused(paths, transaction.error) : this.lost());
        } catch (error) {
            this.refused(paths, error);
        }
    }

    // Whoever only looks does without what the app writes for itself, and nobody waits for half an entry to be kept.
    refused(paths, error) {
        const needed = this.started && !paths.every((path) => SPARE.some((start) => path.startsWith(start)));
        if (needed) this.failed(error);
        else this.shown();
    }

    write(files, paths) {
        for (const path of paths) {
            if (this.FS.analyzePath(path).exists) {
                const changed = this.FS.stat(path).mtime.getTime();
                files.put({ content: this.FS.readFile(path), changed }, path);
            } else {
                files.delete(path);
            }
        }
    }

    safe() {
        this.owner = this.page;
        this.shown();
        this.saved();
    }

    shown() {
        this.unsafe -= 1;
        if (!this.unsafe) this.waiting.splice(0).forEach((show) => show());
    }

    // Shows what is drawn once everything that it may tell of is safe; after a failure that is never.
    whenSafe(show) {
        if (this.unsafe) this.waiting.push(show);
        else show();
    }
}

function open(name) {
    return new Promise((resolve, reject) => {
        const request = indexedDB.open(name, 1);
        request.onupgradeneeded = () => [FILES, OWNER].forEach((store) => request.result.createObjectStore(store));
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}

// All files, and whose they were; with a page's name they are that page's from now on.
function readAll(database, page) {
    return new Promise((resolve, reject) => {
        const transaction = database.transaction([FILES, OWNER], page ? "readwrite" : "readonly");
        const [files, owners] = [FILES, OWNER].map((name) => transaction.objectStore(name));
        const owner = owners.get(OWNER);
        if (page) owners.put(page, OWNER);
        const [paths, contents] = [files.getAllKeys(), files.getAll()];
        const found = () => paths.result.map((path, place) => [path, contents.result[place]]);
        transaction.oncomplete = () => resolve({ owner: owner.result, files: found() });
        transaction.onabort = () => reject(transaction.error);
    });
}

// The browser's database as a disk. All files are read when the app starts; those that change are written, all that
// belong together in one transaction, and nothing is shown before it is safe.

const FOLDER = "/data";
const FILES = "files";

export class Data {
    // `saved` is called after every change that is safe, `failed` with the error of one that can't be made so.
    constructor(saved, failed) {
        this.saved = saved;
        this.failed = failed;
        this.unsafe = 0;
        this.waiting = [];
        this.opened = open(`ethnos-companion ${new URL(".", import.meta.url).pathname}`);
        this.files = this.opened.then(read);
        this.files.catch(() => {}); // told by `load`
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
            const transaction = this.database.transaction(FILES, "readwrite", { durability: "strict" });
            this.write(transaction.objectStore(FILES), paths);
            transaction.oncomplete = () => this.safe();
            transaction.onabort = () => this.failed(transaction.error);
            transaction.commit();
        } catch (error) {
            this.failed(error);
        }
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
        this.unsafe -= 1;
        if (!this.unsafe) this.waiting.splice(0).forEach((show) => show());
        this.saved();
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
        request.onupgradeneeded = () => request.result.createObjectStore(FILES);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}

// All files by their path.
function read(database) {
    return new Promise((resolve, reject) => {
        const transaction = database.transaction(FILES);
        const files = transaction.objectStore(FILES);
        const [paths, contents] = [files.getAllKeys(), files.getAll()];
        transaction.oncomplete = () => resolve(paths.result.map((path, place) => [path, contents.result[place]]));
        transaction.onabort = () => reject(transaction.error);
    });
}

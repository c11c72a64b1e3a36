// Runs a Python program in the Pyodide of a folder, with another folder mounted: node compile.mjs PYODIDE FOLDER PROGRAM

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodideFolder, folder, program] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`));
const pyodide = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
pyodide.FS.mkdirTree("/modules");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: folder }, "/modules");
try {
    pyodide.runPython(readFileSync(program, "utf8"));
} catch (error) {
    console.error(error.message); // without the line of Pyodide's own, which is a megabyte long
    process.exitCode = 1;
}

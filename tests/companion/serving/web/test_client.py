import json

from companion.serving.web.client import CHROMIUM, OTHERS, client_files, flutter_builds, standard_library


def test_there_is_what_each_kind_of_browser_draws_with() -> None:
    files = client_files()
    assert {*CHROMIUM, *OTHERS, "flutter.js", "pyodide/pyodide.mjs", "pyodide/pyodide.asm.wasm"} <= set(files)
    assert all(files.values())


def test_no_script_asks_for_its_source() -> None:
    scripts = [data for name, data in client_files().items() if name.endswith((".js", ".mjs"))]
    assert scripts
    assert not [data for data in scripts if b"\n//# sourceMappingURL" in data]


def test_python_is_told_of_no_package_on_another_host() -> None:
    lock = json.loads(client_files()["pyodide/pyodide-lock.json"])
    assert lock["packages"] == {}
    assert lock["info"]["python"].startswith("3.14")


def test_every_font_that_is_named_is_there() -> None:
    files = client_files()
    named = [font["asset"] for family in json.loads(files["assets/FontManifest.json"]) for font in family["fonts"]]
    assert named
    assert {f"assets/{name}" for name in named} <= set(files)


def test_flutter_can_choose_between_its_builds() -> None:
    renderers = {build["renderer"] for build in flutter_builds()["builds"] if "renderer" in build}
    assert renderers == {"canvaskit", "skwasm"}


def test_python_s_own_modules_are_there() -> None:
    assert {"os.py", "json/__init__.py", "dataclasses.py"} <= {name for name, _ in standard_library()}

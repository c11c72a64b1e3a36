import gzip
import hashlib
import json
from pathlib import Path
from shutil import copytree

import pytest

from companion.serving.web.site import BUILD, INDEX, WORKER, App, build_site
from tests.companion.serving.web.tiny import TINY_APP, TINY_LIBRARY


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site of next to nothing, below the root of its host."""
    folder = tmp_path_factory.mktemp("web") / "site"
    build(folder, TINY_APP)
    return folder


def build(folder: Path, app: App, tell: list[float] | None = None) -> int:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("companion.serving.web.site.standard_library", lambda: TINY_LIBRARY)
        return build_site(
            folder, app, "companion", lambda what, share: (tell if tell is not None else []).append(share)
        )


def described(folder: Path) -> dict[str, dict[str, object]]:
    files: dict[str, dict[str, object]] = json.loads((folder / BUILD).read_text())["files"]
    return files


def test_every_file_is_described_by_its_size_and_its_hash(folder: Path) -> None:
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert found == {*described(folder), BUILD, WORKER}
    for name, about in described(folder).items():
        content = (folder / name).read_bytes()
        assert (about["size"], about["sha256"]) == (len(content), hashlib.sha256(content).hexdigest())


def test_browsers_are_given_only_what_they_draw_with(folder: Path) -> None:
    wanted = {name: about["for"] for name, about in described(folder).items()}
    assert wanted[INDEX] == wanted["app.bundle"] == wanted["icons/icon.svg"] == "all"
    assert wanted["main.dart.wasm"] == "chromium"
    assert wanted["main.dart.js"] == "others"
    assert wanted["icons/icon-512.png"] == wanted["assets/NOTICES"] == "none"


def test_the_page_knows_where_it_lies(folder: Path) -> None:
    assert '<base href="/companion/"' in (folder / INDEX).read_text(encoding="utf-8")


def test_the_app_is_there_compiled_and_its_sources_are_not(folder: Path) -> None:
    content = gzip.decompress((folder / "app.bundle").read_bytes())
    names = [name for name, _ in json.loads(content[4 : 4 + int.from_bytes(content[:4], "big")])]
    assert {"main.pyc", "companion/greeting.pyc", "dataclasses.bin"} <= set(names)
    assert not [name for name in names if name.endswith(".py")]


@pytest.mark.slow
def test_a_site_takes_the_place_of_the_one_before_and_another_content_is_another_version(
    folder: Path, tmp_path: Path
) -> None:
    told: list[float] = []
    copytree(folder, tmp_path / "web")
    before = json.loads((tmp_path / "web" / BUILD).read_text())["version"]
    (tmp_path / "web" / "left-over.txt").write_text("of the site before")
    size = build(tmp_path / "web", App({**TINY_APP.files, "companion/more.py": b"more = 1\n"}, ()), told)
    assert json.loads((tmp_path / "web" / BUILD).read_text())["version"] != before
    assert not (tmp_path / "web" / "left-over.txt").exists()
    assert size == sum(path.stat().st_size for path in (tmp_path / "web").rglob("*") if path.is_file())
    assert told == sorted(told)
    assert told[-1] == 1

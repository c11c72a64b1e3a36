"""What makes the site an app that a phone can install."""

import re
import struct
from urllib.parse import urljoin

import pytest

from companion.serving.web.manifest import manifest, manifest_files
from companion.serving.web.page import index_page, service_worker
from tests.browser.icons import ICONS

HOST = "https://host.example"
PICTURES = manifest("/")["icons"] + manifest("/")["screenshots"]


@pytest.mark.parametrize("base", ["/", "/ethnos/"])
def test_the_app_begins_where_it_lies_and_is_itself_there(base: str) -> None:
    said = manifest(base)
    address = urljoin(HOST + base, "manifest.json")
    assert {urljoin(address, said[name]) for name in ("start_url", "scope")} == {HOST + base}
    assert urljoin(HOST, said["id"]) == HOST + base


def test_a_browser_is_told_all_that_it_installs_an_app_by() -> None:
    said = manifest("/")
    assert said["name"] == "Table companion"
    assert len(said["short_name"]) <= 12
    assert said["display"] == "standalone"
    assert re.fullmatch("#[0-9A-F]{6}", said["background_color"])
    sizes = {(icon["sizes"], icon["purpose"]) for icon in said["icons"]}
    assert sizes >= {(size, purpose) for size in ("192x192", "512x512") for purpose in ("any", "maskable")}


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: str(picture["src"]))
def test_pictures_have_the_size_that_they_are_said_to_have(picture: dict[str, str]) -> None:
    content = manifest_files("/")[picture["src"]]
    assert content.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", content[16:24])
    assert picture["sizes"] == f"{width}x{height}"
    assert max(width, height) <= 2.3 * min(width, height)


def test_every_icon_is_drawn_by_us() -> None:
    drawn = {f"icons/{name}.png" for name in ICONS}
    assert {name for name in manifest_files("/") if name.startswith("icons/")} == drawn | {"icons/icon.svg"}


def test_the_page_names_files_that_there_are() -> None:
    page = index_page("/", 1).decode()
    linked = re.findall(r'<link [^>]*href="([^"]+)"', page)
    assert len(linked) == 3
    assert set(linked) <= set(manifest_files("/"))


def test_the_worker_knows_its_build() -> None:
    script = service_worker({"version": "0123", "files": {"a.js": {"for": "all", "sha256": "ff", "size": 1}}}).decode()
    assert 'const BUILD = {"files": {"a.js": {"for": "all", "sha256": "ff", "size": 1}}, "version": "0123"};' in script
    assert "@" not in script

"""Sites that differ from the one that is built for all tests: compiling Python anew for each would take long."""

import gzip
from pathlib import Path

import pytest

from companion import VERSION
from companion.serving.web import site as building
from tests.browser.driver import files_below


def variant(site_folder: Path, folder: Path, base_url: str, version: str = VERSION) -> None:
    """The same site as that of another commit, for another place: built from what is compiled already."""
    modules = gzip.decompress((site_folder / "app.bundle").read_bytes())
    assert VERSION.encode() in modules
    same = [building.STANDARD_LIBRARY, *(f"{building.NATIVE}{name}" for name in files_below(site_folder / "native"))]
    python = {name: (site_folder / name).read_bytes() for name in same}
    python["app.bundle"] = gzip.compress(modules.replace(VERSION.encode(), version.encode()), mtime=0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(building, "_python", lambda app, tell: python)
        building.build_site(folder, building.our_app(), base_url)

"""`make icons`: the pictures of the app that launchers show, drawn from assets/icon.svg in a real browser."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.driver import ROOT, launch

ASSETS: Final = ROOT / "assets"
MASKABLE: Final = "#ground { rx: 0 }"
"""Launchers cut their own shape out of it."""
MONOCHROME: Final = "#ground, #rim { display: none } #table * { fill: white }"
"""Launchers give it their own colour."""
ICONS: Final = {
    "icon-192": (192, ""),
    "icon-512": (512, ""),
    "icon-maskable-192": (192, MASKABLE),
    "icon-maskable-512": (512, MASKABLE),
    "icon-monochrome-512": (512, MONOCHROME),
    "apple-touch-icon": (180, MASKABLE),
}
"""By name: width and height, and in what it differs from the drawing."""


def main() -> None:
    drawing = (ASSETS / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, (size, style) in ICONS.items():
            _draw(browser, drawing, size, style, ASSETS / f"{name}.png")
        browser.close()


def _draw(browser: Browser, drawing: str, size: int, style: str, path: Path) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }} {style}</style>{drawing}")
    page.screenshot(path=path, omit_background=True)
    page.close()


if __name__ == "__main__":
    main()

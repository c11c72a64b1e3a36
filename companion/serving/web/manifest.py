"""What makes the site an app on a phone: its name, its icons, and how it looks in a shop window."""

import json
from typing import Any, Final

from companion import DESCRIPTION, NAME, SHORT_NAME
from companion.look.theme import DARK
from companion.serving.web.bundle import ROOT

MANIFEST: Final = "manifest.json"
FAVICON: Final = "icons/icon.svg"
ICONS: Final = (
    ("icon-192.png", 192, "any"),
    ("icon-512.png", 512, "any"),
    ("icon-maskable-192.png", 192, "maskable"),
    ("icon-maskable-512.png", 512, "maskable"),
    ("icon-monochrome-512.png", 512, "monochrome"),
)
PICTURES: Final = (
    ("table-dark.png", "The table: everybody's markers, and their Glory now and if the Age ended now"),
    ("band.png", "A band in four taps"),
    ("reckoning.png", "The end of an Age, line by line"),
    ("end.png", "The end of the game"),
)
PICTURE_SIZE: Final = "780x1688"


def manifest_files(base_url: str) -> dict[str, bytes]:
    """The manifest, and every picture that it or the page names."""
    files = {MANIFEST: json.dumps(manifest(base_url), ensure_ascii=False, indent=1).encode()}
    for name in ("icon.svg", "apple-touch-icon.png", *(name for name, _, _ in ICONS)):
        files[f"icons/{name}"] = (ROOT / "assets" / name).read_bytes()
    for name, _ in PICTURES:
        files[f"pictures/{name}"] = (ROOT / "docs" / "pictures" / name).read_bytes()
    return files


def manifest(base_url: str) -> dict[str, Any]:
    """In English: a manifest has one language. Everything lies beside it; the id alone counts from the host's root."""
    return {
        "id": base_url,
        "name": NAME,
        "short_name": SHORT_NAME,
        "description": DESCRIPTION,
        "lang": "en",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": DARK.background,
        "theme_color": DARK.background,
        "categories": ["games", "utilities"],
        "icons": [
            {"src": f"icons/{name}", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
            for name, size, purpose in ICONS
        ],
        "screenshots": [
            {
                "src": f"pictures/{name}",
                "sizes": PICTURE_SIZE,
                "type": "image/png",
                "form_factor": "narrow",
                "label": label,
            }
            for name, label in PICTURES
        ],
    }

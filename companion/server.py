"""Serves the app to a browser on this machine, with everything the browser needs and no network."""

import socket
import webbrowser

import flet as ft
import uvicorn

from companion.app import main


class PortTaken(Exception):
    """Somebody else listens there."""


def serve(host: str, port: int, browser: bool) -> None:
    """Run until interrupted; port 0 takes any free one."""
    listening = _listen(host, port)
    shown_host = f"[{host}]" if ":" in host else host
    url = f"http://{shown_host}:{listening.getsockname()[1]}"
    app = ft.run(main, export_asgi_app=True, no_cdn=True)
    config = uvicorn.Config(app, log_level="warning", ws="websockets-sansio")
    print(f"Ethnos companion: {url} (Ctrl+C ends it)", flush=True)
    if browser:
        webbrowser.open(url)
    uvicorn.Server(config).run(sockets=[listening])


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise PortTaken(f"{host}:{port}: {error.strerror}") from error
    listening.listen()
    return listening

"""What the page around the app tells it: a new version, whether the browser keeps the games, how to install the app."""

from functools import partial

from companion.shell.desk import Desk
from companion.shell.device import Device, Install
from companion.shell.window import windows


def listen(desk: Desk) -> None:
    """From now on the desk knows what `worker.js` is told."""
    import companion_browser  # type: ignore[import-not-found]
    from pyodide.ffi import create_proxy  # type: ignore[import-not-found]

    async def tell(device: Device) -> None:
        desk.device_says(device)

    def install(how: str) -> Install | None:
        """`how` is as `installing.js` says it."""
        now = partial(companion_browser.install, "yes") if how == "ready" else None
        return Install(partial(companion_browser.install, "no"), now) if how else None

    def hear(kept: bool | None, ready: bool, how: str) -> None:
        device = Device(companion_browser.update if ready else None, kept, install(how))
        for window in tuple(windows.values()):
            window.page.run_task(tell, device)

    companion_browser.listen(create_proxy(hear))

"""What the page around the app tells it: a new version that is ready, and whether the browser keeps the games."""

from companion.shell.desk import Desk
from companion.shell.device import Device
from companion.shell.window import windows


def listen(desk: Desk) -> None:
    """From now on the desk knows what `worker.js` is told."""
    import companion_browser  # type: ignore[import-not-found]
    from pyodide.ffi import create_proxy  # type: ignore[import-not-found]

    async def tell(device: Device) -> None:
        desk.device_says(device)

    def hear(kept: bool | None, ready: bool) -> None:
        device = Device(companion_browser.update if ready else None, kept)
        for window in tuple(windows.values()):
            window.page.run_task(tell, device)

    companion_browser.listen(create_proxy(hear))

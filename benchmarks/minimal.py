"""The smallest Flet app with something to tap: what the app's own speed is held against, served and in the browser."""

import sys

import flet as ft


@ft.component
def Counter() -> ft.Control:
    count, set_count = ft.use_state(0)
    shown = ft.Text(str(count), size=50)
    add = ft.Container(ft.Text("Add"), padding=20, on_click=lambda: set_count(count + 1))
    return ft.Column(
        [
            ft.Semantics(container=True, identifier="count", label=f"Count {count}", content=shown),
            ft.MergeSemantics(content=ft.Semantics(identifier="add", label="Add one", content=add)),
        ]
    )


def main(page: ft.Page) -> None:
    page.render(Counter)


def serve() -> None:
    import uvicorn

    port = int(sys.argv[sys.argv.index("--port") + 1])
    print(f"Minimal app: http://127.0.0.1:{port}", flush=True)
    app = ft.run(main, export_asgi_app=True, no_cdn=True)
    uvicorn.run(app, port=port, log_level="warning", ws="websockets-sansio")


if __name__ == "__main__":
    if sys.platform == "emscripten":
        ft.run(main)
    else:
        serve()

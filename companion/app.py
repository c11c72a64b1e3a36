"""The app's first screen."""

import flet as ft

NAME = "Ethnos companion"
SEED = ft.Colors.AMBER


def main(page: ft.Page) -> None:
    page.title = NAME
    page.theme = page.dark_theme = ft.Theme(color_scheme_seed=SEED, visual_density=ft.VisualDensity.STANDARD)
    page.theme_mode = ft.ThemeMode.SYSTEM
    page.render(Welcome)


@ft.component
def Welcome() -> ft.Control:
    return ft.Container(
        expand=True,
        alignment=ft.Alignment.CENTER,
        padding=24,
        content=ft.Column(
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[
                ft.Text(NAME, theme_style=ft.TextThemeStyle.HEADLINE_LARGE, text_align=ft.TextAlign.CENTER),
                ft.Text("The tables are being set.", theme_style=ft.TextThemeStyle.BODY_LARGE),
            ],
        ),
    )

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser


def test_the_app_says_its_name_and_what_can_be_done(page: Page) -> None:
    expect(page).to_have_title("Ethnos companion")
    expect(page.get_by_text("Ethnos companion").first).to_be_attached()
    expect(page.locator("[flt-semantics-identifier='new-game']")).to_be_attached()

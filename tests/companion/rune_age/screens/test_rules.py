from companion.rune_age.words.reference import SECTIONS
from companion.rune_age.words.rulebook import rule_says, rule_title
from companion.shell.desk import Desk
from rules.rune_age.rulebook import RULES
from tests.companion.headless import App, headless


@headless
async def test_the_contents_come_first_and_lead_to_every_section(desk: Desk) -> None:
    app = await App.on(desk, "/rune-age/rules")
    for section in SECTIONS:
        await app.tap(f"rules-{section.id}")
        assert section.title in app.texts()
        await app.tap("back")
        assert app.has("search-rules")


@headless
async def test_all_rules_are_there_with_their_words_and_whose_they_are(desk: Desk) -> None:
    app = await App.on(desk, "/rune-age/rules/all")
    for rule in RULES:
        assert app.label(f"rule-{rule.id}").startswith(f"{rule.id}, {rule_title(rule.id)}. {rule_says(rule.id)}")
    assert "No Czech or Russian edition is known" in app.label("our-words")


@headless
async def test_a_rule_has_its_disputes_rulings_and_errors(desk: Desk) -> None:
    app = await App.on(desk, "/rune-age/rules/R-V4")
    assert app.has("dispute-two_monuments")
    assert app.has("ruling-monument_end")
    assert app.has("error-first_to_build")
    await app.tap("ruling-monument_end")
    assert any("after the last turn" in words for words in app.texts())
    await app.tap("rule-R-V4")
    assert app.has("dispute-two_monuments")


@headless
async def test_scenarios_and_what_is_not_there(desk: Desk) -> None:
    app = await App.on(desk, "/rune-age/rules/runewars")
    assert app.has("rule-R-V2")
    app = await App.on(desk, "/rune-age/rules/nothing")
    assert "There is no such rule." in app.texts()


@headless
async def test_the_search_finds_while_somebody_types(desk: Desk) -> None:
    app = await App.on(desk, "/rune-age/rules")
    await app.type("search-rules", "tie")
    assert app.has("dispute-tie")
    await app.type("search-rules", "xyzzy")
    assert app.has("nothing-found")
    await app.tap("clear-search")
    assert app.has("rules-disputes")

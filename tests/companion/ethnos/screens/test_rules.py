from companion.ethnos.words.reference import RULING_BY_NAME, SECTIONS, SEE_ALSO, ruling_options
from companion.ethnos.words.rulebook import error_says, rule_says, rule_title
from companion.ethnos.words.rulings import ruling_reason
from companion.shell.desk import Desk
from companion.shell.window import windows
from rules.ethnos.game import Game
from rules.ethnos.rulebook import BOOK_ERRORS, RULES
from rules.ethnos.rulings import RULINGS
from rules.ethnos.vocabulary import TRIBES
from tests.companion.headless import App, headless
from tests.ethnos import a_setup


@headless
async def test_the_contents_come_first_and_lead_to_every_section(desk: Desk) -> None:
    app = await App.on(desk, "/rules")
    for section in SECTIONS:
        await app.tap(f"rules-{section.id}")
        assert section.title in app.texts()
        assert not app.has("search-rules")
        await app.tap("back")
        assert app.has("search-rules")


@headless
async def test_all_rules_are_there_with_their_words_and_pages(desk: Desk) -> None:
    app = await App.on(desk, "/rules/all")
    for rule in RULES:
        assert app.label(f"rule-{rule.id}").startswith(f"{rule.id}, {rule_title(rule.id)}. {rule_says(rule.id)}")
        assert rule_says(rule.id) in app.texts()
    assert "Page 7" in app.texts()
    centaurs = "English and Polish: page 12; Czech and Russian: page 13"
    assert f"{centaurs}. Our reading, for no book says it: such a chain has no limit" in app.texts()
    assert "Our reading: no book says it" in app.texts()


@headless
async def test_the_turn_says_what_can_be_done_and_leads_to_the_rules(desk: Desk) -> None:
    app = await App.on(desk, "/rules/turn")
    assert app.label("note-recruit").startswith("Recruit a card. Take the top card of the deck or any card")
    assert app.label("note-recruit").endswith("page 6")
    await app.tap("note-marker-B4")
    assert "B4 · Placing a marker" in app.texts()
    await app.tap("back")
    assert app.has("note-marker")


@headless
async def test_every_tribe_has_a_page_with_its_rules(desk: Desk) -> None:
    app = await App.on(desk, "/rules/tribes")
    for tribe in TRIBES:
        assert "At the Age's end." in app.label(f"tribe-{tribe}")
    await app.tap("tribe-trolls")
    assert "Leader. One free Troll token of at most the band's size may be taken." in app.texts()
    assert app.has("rule-B16")
    assert app.has("rule-A5")
    assert app.has("ruling-trolls_on_merfolk")


@headless
async def test_scoring_goes_step_by_step_to_the_end_of_the_game(desk: Desk) -> None:
    app = await App.on(desk, "/rules/scoring")
    named = [name for name in app.identifiers() if name.startswith("rule-")]
    assert named == [f"rule-{rule.id}" for rule in RULES if rule.id[0] in "AF"]


@headless
async def test_two_and_three_players_read_what_differs(desk: Desk) -> None:
    app = await App.on(desk, "/rules/players")
    for id in ("S2", "S5", "B5", "A5a"):
        assert any(name.endswith(f"-{id}") for name in app.identifiers())
    assert app.has("ruling-two_player_tie")


@headless
async def test_open_points_and_pages_are_under_the_differences(desk: Desk) -> None:
    app = await App.on(desk, "/rules/editions")
    for ruling in RULINGS:
        assert ruling_reason(ruling) in app.texts()
        for option in ruling_options(ruling):
            assert f"• {option}" in app.texts()
    assert app.label("pages-cs").startswith("Czech book. Elves 12, Halflings 12")
    await app.tap("ruling-two_player_merfolk_sole")
    assert "One of two players alone on the Merfolk board" in app.texts()
    await app.tap("rule-A5a")
    assert "A5a · Kingdoms of two players" in app.texts()


@headless
async def test_errors_lead_to_the_rule_that_is_right(desk: Desk) -> None:
    app = await App.on(desk, "/rules/errors")
    for error in BOOK_ERRORS:
        assert error_says(error) in app.texts()
    assert "Russian book, page 11" in app.texts()
    await app.tap("error-example_total")
    assert app.label("rule-A8").startswith("A8, Glory of a band.")
    assert app.label("error-example_total").startswith("Russian book, page 11.")


@headless
async def test_a_rule_has_an_address_with_everything_about_it(desk: Desk) -> None:
    app = await App.on(desk, "/rules/A5")
    assert "A5 · Trolls break ties" in app.texts()
    assert rule_says("A5") in app.texts()
    assert "Tokens 1 and 3 against a 4: the sums are equal, and the 4 comes first. A sum of 10 comes before 9." in (
        app.texts()
    )
    for book in ("English", "Polish", "Czech", "Russian"):
        assert f"{book} book, page 15" in app.texts()
    assert ruling_reason(RULING_BY_NAME["trolls_on_merfolk"]) in app.texts()
    for id in SEE_ALSO["A5"]:
        assert app.has(f"rule-{id}")
    await app.tap("tribe-trolls")
    assert "Trolls" in app.texts()


@headless
async def test_every_rule_and_ruling_has_a_page(desk: Desk) -> None:
    app = await App.on(desk, "/rules")
    window = windows[app.page.session.id]
    for name in [*(f"rule-{rule.id}" for rule in RULES), *(f"ruling-{ruling.name}" for ruling in RULINGS)]:
        window.go(f"/rules/{name.split('-')[1]}")
        await app.settle()
        assert not app.can_tap(name)


@headless
async def test_an_address_without_a_rule_says_so(desk: Desk) -> None:
    app = await App.on(desk, "/rules/X1")
    assert "There is no such rule." in app.texts()
    await app.tap("rules-all")
    assert app.has("rule-S1")


@headless
async def test_search_answers_while_somebody_types(desk: Desk) -> None:
    app = await App.on(desk, "/rules")
    await app.type("search-rules", "tro")
    assert app.has("tribe-trolls")
    assert not app.has("rules-turn")
    await app.type("search-rules", "troll ties")
    assert app.has("rule-A5")
    assert not app.has("tribe-elves")
    await app.tap("rule-A5")
    assert "A5 · Trolls break ties" in app.texts()
    await app.tap("back")
    assert app.field("search-rules").value == "troll ties"
    await app.tap("clear-search")
    assert app.field("search-rules").value == ""
    assert app.has("rules-turn")


@headless
async def test_an_empty_result_says_so(desk: Desk) -> None:
    app = await App.on(desk, "/rules")
    await app.type("search-rules", "spaceship")
    assert app.label("nothing-found") == "Nothing is found. Try fewer or other words."
    await app.type("search-rules", " ")
    assert not app.has("nothing-found")
    assert app.has("rules-turn")


@headless
async def test_tribes_are_found_in_english_by_whoever_reads_another_language(desk: Desk) -> None:
    app = await App.on(desk, "/rules", language="pl")
    await app.type("search-rules", "elves")
    assert app.has("tribe-elves")


@headless
async def test_links_lead_back_the_way_they_came(desk: Desk) -> None:
    app = await App.on(desk, "/rules")
    await app.tap("rules-all", "rule-A5", "rule-A4", "rule-A3")
    for heading in ("A4 · Ties", "A5 · Trolls break ties", "Every rule by its number"):
        await app.tap("back")
        assert heading in app.texts()
    await app.tap("back")
    assert app.has("rules-turn")
    await app.tap("back")
    assert app.has("new-game")


@headless
async def test_reading_in_a_circle_does_not_lead_back_in_a_circle(desk: Desk) -> None:
    app = await App.on(desk, "/rules/all")
    await app.tap("rule-A5", "rule-A4", "rule-A5", "back")
    assert "Every rule by its number" in app.texts()


@headless
async def test_a_rule_opened_by_its_address_leads_to_the_contents(desk: Desk) -> None:
    app = await App.on(desk, "/rules/A5")
    await app.tap("back")
    assert app.has("rules-turn")


@headless
async def test_the_tables_menu_leads_to_the_rules_and_back_to_the_table(desk: Desk) -> None:
    id = desk.begin(Game(a_setup(3)), "ethnos").id
    app = await App.on(desk, f"/game/{id}")
    await app.tap("menu", "rules", "rules-tribes", "back", "back")
    assert app.has("band-0")
    assert not app.has("close")


@headless
async def test_what_was_looked_up_from_a_sheet_leads_back_to_it(desk: Desk) -> None:
    id = desk.begin(Game(a_setup(3)), "ethnos").id
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-rhea")
    windows[app.page.session.id].look_up("/rules/A2")
    await app.settle()
    assert "A2 · Rank" in app.texts()
    await app.tap("rule-A4", "back", "back")
    assert app.has("markers-rhea-0-more")
    await app.tap("close")
    assert not app.has("markers-rhea-0-more")


@headless
async def test_after_the_browsers_own_way_back_the_arrow_still_leads_where_one_came_from(desk: Desk) -> None:
    app = await App.on(desk, "/rules")
    await app.tap("rules-all", "rule-A5", "rule-A4")
    await app.browse("/rules/A4")
    assert "A4 · Ties" in app.texts()
    await app.browse("/rules/A5")
    assert "A5 · Trolls break ties" in app.texts()
    await app.tap("back")
    assert "Every rule by its number" in app.texts()

from dataclasses import dataclass, field, replace

from companion.shell.drafts import Choose, choosing, entering, within


@dataclass(frozen=True)
class Rules:
    edition: str = "en"

    def with_edition(self, edition: str) -> "Rules":
        return replace(self, edition=edition)


@dataclass(frozen=True)
class Draft:
    cards: int = 0
    names: tuple[str, ...] = ("", "")
    rules: Rules = field(default_factory=Rules)

    def with_cards(self, cards: int) -> "Draft":
        return replace(self, cards=cards)

    def with_name(self, place: int, name: str) -> "Draft":
        return replace(self, names=(*self.names[:place], name, *self.names[place + 1 :]))

    def with_rules(self, change: object) -> "Draft":
        assert callable(change)
        return replace(self, rules=change(self.rules))


class Kept:
    """Keeps the latest draft."""

    def __init__(self) -> None:
        self.draft = Draft()
        self.choose: Choose[Draft] = choosing(self.change)

    def change(self, change: object) -> None:
        assert callable(change)
        self.draft = change(self.draft)


def test_a_setter_sets_one_thing_of_the_latest() -> None:
    kept = Kept()
    kept.choose(Draft.with_cards, 3)
    kept.choose(Draft.with_name, 1, name="Mara")
    assert kept.draft == Draft(cards=3, names=("", "Mara"))


def test_what_somebody_will_enter_is_the_last_value_of_the_setter() -> None:
    kept = Kept()
    typed = entering(kept.choose, Draft.with_name, 0)
    typed("M")
    typed("Ma")
    assert kept.draft.names == ("Ma", "")


def test_a_draft_within_another_is_chosen_in_like_any() -> None:
    kept = Kept()
    within(kept.choose, Draft.with_rules)(Rules.with_edition, "pl")
    assert kept.draft.rules == Rules("pl")

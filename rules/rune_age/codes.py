"""The codes of what can be wrong with a game of Rune Age, besides those of files (`rules.problems`)."""

from enum import StrEnum


class Code(StrEnum):
    """Every code in order of precedence: where several problems apply, the first one here is the one to report."""

    # What can be seen in the file.
    PLAYER_COUNT = "player_count"
    DUPLICATE_PLAYER = "duplicate_player"
    DUPLICATE_RACE = "duplicate_race"
    SOLO_SCENARIO = "solo_scenario"
    UNKNOWN_PLAYER = "unknown_player"
    CITY_COUNT = "city_count"
    DUPLICATE_CITY = "duplicate_city"
    UNKNOWN_CITY = "unknown_city"
    NOT_THIS_SCENARIO = "not_this_scenario"
    # What is found in playing.
    GAME_OVER = "game_over"
    WRONG_PHASE = "wrong_phase"
    ELIMINATED_PLAYER = "eliminated_player"
    NOT_ACTIVE = "not_active"
    NO_EVENT_CARD = "no_event_card"
    ENEMY_IN_PLAY = "enemy_in_play"
    NO_ENEMY = "no_enemy"
    NO_STRONGHOLD_LEFT = "no_stronghold_left"
    MONUMENT_BUILT = "monument_built"
    TARGET_NOT_ATTACKABLE = "target_not_attackable"
    TARGET_ATTACKED_ALREADY = "target_attacked_already"
    MISSING_STRENGTHS = "missing_strengths"
    DICE_COUNT = "dice_count"
    PROTECTED_UNIT = "protected_unit"
    ATTRITION_LOSSES = "attrition_losses"
    PLAY_ORDER = "play_order"

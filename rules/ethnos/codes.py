"""The codes of what can be wrong with a game of Ethnos, besides those of files (`rules.problems`)."""

from enum import StrEnum


class Code(StrEnum):
    """Every code in order of precedence: where several problems apply, the first one here is the one to report."""

    PLAYER_COUNT = "player_count"
    DUPLICATE_PLAYER = "duplicate_player"
    UNKNOWN_PLAYER = "unknown_player"
    DUPLICATE_COLOUR = "duplicate_colour"
    TRIBE_COUNT = "tribe_count"
    DUPLICATE_TRIBE = "duplicate_tribe"
    UNKNOWN_TRIBE = "unknown_tribe"
    TRIBE_NOT_IN_PLAY = "tribe_not_in_play"
    UNKNOWN_KINGDOM = "unknown_kingdom"
    TOKEN_COUNT = "token_count"
    TOKENS_NOT_ASCENDING = "tokens_not_ascending"
    BAND_SIZE = "band_size"
    SKELETON_LEADER = "skeleton_leader"
    TOO_MANY_SKELETONS = "too_many_skeletons"
    MARKER_NOT_ALLOWED = "marker_not_allowed"
    NO_MARKERS_LEFT = "no_markers_left"
    TOO_MANY_MERFOLK_MARKERS = "too_many_merfolk_markers"
    TROLL_NOT_AVAILABLE = "troll_not_available"
    HORDE_SPACE_TAKEN = "horde_space_taken"
    TROLL_HELD_TWICE = "troll_held_twice"
    MERFOLK_SPACE = "merfolk_space"
    AGE_NUMBER = "age_number"
    DRAGON_COUNT = "dragon_count"
    GAME_OVER = "game_over"

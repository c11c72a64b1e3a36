"""Hands of mahjong that are won: four sets and a pair of tiles from 2 to 8, which every hand scores something for."""

from random import Random

SUITS = (0, 9, 18)
COPIES = 4

Hand = tuple[list[int], int]
"""The tiles and the one that won, as the mahjong package numbers them."""


def won_hand(random: Random) -> Hand:
    while True:
        counts = [0] * 27
        for _ in range(4):
            suit = random.choice(SUITS)
            if random.random() < 0.5:
                counts[suit + random.randint(1, 7)] += 3
            else:
                lowest = suit + random.randint(1, 5)
                for kind in range(lowest, lowest + 3):
                    counts[kind] += 1
        counts[random.choice(SUITS) + random.randint(1, 7)] += 2
        if max(counts) <= COPIES:
            tiles = [kind * COPIES + copy for kind, count in enumerate(counts) for copy in range(count)]
            return tiles, random.choice(tiles)

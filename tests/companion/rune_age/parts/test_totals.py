"""Drawn and tapped by `sheets/test_fight` and `screens/test_score_fight`."""

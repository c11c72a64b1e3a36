"""Drawn by `sheets/test_result` and `screens/test_score_result`."""

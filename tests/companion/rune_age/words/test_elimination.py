"""Said by `sheets/test_elimination`."""

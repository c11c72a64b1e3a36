"""One screen a file. Screens show and ask; every rule they need comes from `rules/`."""

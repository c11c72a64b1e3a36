"""What every game stands in: the app with its routes, one window for each session, the desk that all windows share."""

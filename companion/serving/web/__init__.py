"""The app as a static site that runs in the browser alone: how it is built, and how it keeps games there."""

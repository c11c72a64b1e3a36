"""The catalogues: what the app says, in every language but English, which is what the code itself says."""

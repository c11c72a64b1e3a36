"""Speed, measured side by side in one run, for machines are noisy and differ."""

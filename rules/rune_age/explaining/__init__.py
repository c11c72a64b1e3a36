"""Why a figure is what it is: what made it so, the rules, and the rulings that decide."""

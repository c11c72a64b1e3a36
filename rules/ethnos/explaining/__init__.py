"""Why: what an award, a total, a first player or a winner is made of, which rules decide it, and which rulings."""

"""What is told of a game afterwards: the race, how long everybody took, the moments, and its digest."""

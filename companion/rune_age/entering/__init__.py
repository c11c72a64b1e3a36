"""What is half entered: pure values, one for each thing that is being typed or tapped together."""

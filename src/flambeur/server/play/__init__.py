"""What happens at tables."""

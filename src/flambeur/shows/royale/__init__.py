"""What people see of Vegas Royale."""

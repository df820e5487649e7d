"""What people see of Strike."""

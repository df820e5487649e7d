"""What people see of Easy Come."""

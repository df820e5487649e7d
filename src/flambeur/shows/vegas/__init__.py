"""What people see of Vegas."""

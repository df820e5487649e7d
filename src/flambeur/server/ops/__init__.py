"""What operators see: logs, metrics, health."""

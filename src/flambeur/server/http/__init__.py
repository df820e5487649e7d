"""The open API over HTTP."""

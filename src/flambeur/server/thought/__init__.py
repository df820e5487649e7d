"""What takes long to think about, in processes beside the worker that serves people."""

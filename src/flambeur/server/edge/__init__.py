"""The outermost edge of a worker: open lines, before anybody has said who they are."""

"""What processes use: processor time and memory, as Linux counts them."""

import os
from pathlib import Path

PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    """Tell how long a process has computed, with the children it has buried."""
    try:
        fields = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return sum(int(fields[place]) for place in (11, 12, 13, 14)) / TICKS


def with_children(pid: int) -> list[int]:
    """List a process and all that come from it."""
    found, parents = [pid], _parents()
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found


def tree_seconds(pid: int) -> float:
    """Tell how long a process and all that come from it have computed."""
    return sum(cpu_seconds(one) for one in with_children(pid))


def memory_kb(pid: int) -> int:
    """Tell the memory that a process has for itself, its share of what is shared included."""
    for line in (PROC / str(pid) / "smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1])
    raise ValueError("the kernel does not tell")


def _parents() -> dict[int, int]:
    parents = {}
    for folder in PROC.iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except (FileNotFoundError, ProcessLookupError):
                continue
            parents[int(folder.name)] = int(fields[1])
    return parents

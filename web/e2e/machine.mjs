// What a journey that measures must know of the machine, so that it does not ask for a quiet one.

/** How many times longer a program takes now than it would alone: by so many milliseconds of its processor time. */
export function slowdown(wanted = 100) {
  const [before, began] = [process.cpuUsage(), performance.now()];
  for (;;) {
    const { user, system } = process.cpuUsage(before);
    const used = (user + system) / 1000;
    if (used >= wanted) return Math.max(1, (performance.now() - began) / used);
  }
}

/** Begin to count the seconds that the main thread of a page computes; those of other programs do not count. */
export async function thinking(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration").value;
  };
}

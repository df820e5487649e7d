/** Which machines somebody has met on this device: each introduces itself once. */
import { recall, remember } from "../../lib/memory";

const KEY = "met.royale";

/** Those that have introduced themselves. */
export function metMachines(): ReadonlySet<string> {
  return new Set(recall(KEY)?.split(" "));
}

export function meetMachine(id: string): void {
  remember(KEY, [...metMachines(), id].join(" "));
}

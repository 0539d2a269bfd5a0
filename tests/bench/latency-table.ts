import type { Latency } from "./latency";

/** Milliseconds at the 99th percentile, and its ratio to the small database. */
const GOAL = { p99: 50, ratio: 1.5 };

export function printLatencyHead() {
  console.log(
    "\nwith the large database".padEnd(33) + "p99          median       CPU          goal",
  );
}

/** Milliseconds, with the ratio to the small database. `goal` has no ratio where more is returned. */
export function printLatency(
  name: string,
  few: Latency,
  many: Latency,
  goal: Partial<typeof GOAL> = GOAL,
) {
  const cell = (part: keyof Latency) =>
    `${many[part].toFixed(1)} (${(many[part] / few[part]).toFixed(2)})`.padEnd(13);
  const { p99 = GOAL.p99, ratio = Number.POSITIVE_INFINITY } = goal;
  const met = many.p99 <= p99 && many.p99 / few.p99 <= ratio ? "met" : "missed";
  console.log(name.padEnd(32) + cell("p99") + cell("p50") + cell("cpu") + met);
}

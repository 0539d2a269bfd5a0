import type { Comparison, Spread } from "./compare";
import type { Growth } from "./memory";
import type { Reaction } from "./reaction";

const START_GOAL_SECONDS = 3;
const REACTION_GOAL_MS = 50;

/** The table of ratios to the bare server. */
export function printComparisons(comparisons: Record<string, Comparison>) {
  const rows = Object.entries(comparisons).map(([name, { rate, cpu }]) => [
    name,
    range(cpu, 1),
    range(rate, 3),
  ]);
  const head = ["the site and a bare node:http server", "times its CPU", "share of its rate"];
  for (const row of [head, ...rows]) {
    const [name = "", ...cells] = row;
    console.log(
      name.padEnd(42) +
        cells
          .map((cell) => cell.padEnd(24))
          .join("")
          .trimEnd(),
    );
  }
  console.log("(median of the pairs of rounds, minimum and maximum in brackets)\n");
}

export function printCachedPage({ rate, cpu }: Comparison) {
  console.log(
    `cached page: ${range(cpu, 3)} times the CPU of a rendered one, ${range(rate, 1)} times its rate`,
  );
}

export function printBookings(count: number) {
  console.log(`bookings: all ${count} acknowledged ones are stored, each once`);
}

export function printGrowth({ half, whole }: Growth) {
  console.log(
    `memory: ${shorten(half, 2)} times that of the warm start after 10,000 more requests, ` +
      `${shorten(whole, 2)} times after 20,000`,
  );
}

export function printReaction({ site, bare }: Reaction) {
  const met = site.median <= REACTION_GOAL_MS ? "met" : "missed";
  const times = (site.median / bare.median).toFixed(1);
  console.log(
    `price after a changed date: ${range(site, 1)} ms at four times CPU slow-down, ` +
      `${times} times a bare page's, goal ${REACTION_GOAL_MS} ms: ${met}`,
  );
}

export function printStart(seconds: Spread) {
  const met = seconds.max <= START_GOAL_SECONDS ? "met" : "missed";
  console.log(`second start: ${range(seconds, 2)} s, goal ${START_GOAL_SECONDS} s: ${met}`);
}

function range({ median, min, max }: Spread, digits: number) {
  const [middle, least, most] = [median, min, max].map((value) => shorten(value, digits));
  return `${middle} (${least} to ${most})`;
}

/** `NaN` where the system has no such data. */
function shorten(value: number, digits: number) {
  return Number.isFinite(value) ? value.toFixed(digits) : "unknown";
}

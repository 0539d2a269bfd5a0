/** A request and what became of it. */
export type Try = {
  /** When it was sent, as `performance.now` has it. */
  at: number;
  /** Milliseconds until its answer. */
  took: number;
  /** The status; `none` where no answer came in time. */
  outcome: number | "cut off" | "none";
};

/** Stored now (201), or found stored when it was sent again (200). */
export function isAcknowledged({ outcome }: Try): boolean {
  return outcome === 200 || outcome === 201;
}

export function endOf({ at, took }: Try): number {
  return at + took;
}

/** Those that were sent from one moment to another. */
export function sentIn<T extends Try>(
  tries: T[],
  from: number,
  to = Number.POSITIVE_INFINITY,
): T[] {
  return tries.filter(({ at }) => at >= from && at < to);
}

/** Milliseconds; 0 without any. */
export function slowest(tries: Try[]): number {
  return tries.reduce((most, { took }) => Math.max(most, took), 0);
}

/** The longest time without any acknowledgement, in seconds. */
export function longestPause(tries: Try[], from: number): number {
  let last = from;
  let longest = 0;
  for (const end of tries
    .filter(isAcknowledged)
    .map(endOf)
    .toSorted((a, b) => a - b)) {
    longest = Math.max(longest, end - last);
    last = end;
  }
  return longest / 1000;
}

/** How often each outcome was seen, such as `200: 12, none: 1`. */
export function countOutcomes(tries: Try[]): string {
  const counts = new Map<string, number>();
  for (const { outcome } of tries) {
    counts.set(String(outcome), (counts.get(String(outcome)) ?? 0) + 1);
  }
  return [...counts].map(([outcome, count]) => `${outcome}: ${count}`).join(", ") || "none";
}

/** For a mark: what became of a try, and when in seconds after a moment. */
export function describeTry({ at, took, outcome }: Try, from: number): string {
  return `${outcome} after ${Math.round(took)} ms at ${((at - from) / 1000).toFixed(1)} s`;
}

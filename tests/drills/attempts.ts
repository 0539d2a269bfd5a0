/** A request with its outcome. */
export type Attempt = {
  /** When it was sent, by `performance.now`. */
  at: number;
  /** Time until the response. */
  ms: number;
  /** The status; `none` if there was no response in time. */
  outcome: number | "cut off" | "none";
};

/** Stored (201), or found stored when sent again (200). */
export function isAcknowledged({ outcome }: Attempt): boolean {
  return outcome === 200 || outcome === 201;
}

export function endOf({ at, ms }: Attempt): number {
  return at + ms;
}

/** Those sent from `from` until before `to`. */
export function sentIn<T extends Attempt>(
  attempts: T[],
  from: number,
  to = Number.POSITIVE_INFINITY,
): T[] {
  return attempts.filter(({ at }) => at >= from && at < to);
}

/** Milliseconds; 0 without any. */
export function slowest(attempts: Attempt[]): number {
  return attempts.reduce((most, { ms }) => Math.max(most, ms), 0);
}

/** The longest time without any acknowledgement, in seconds. */
export function longestPause(attempts: Attempt[], from: number): number {
  let last = from;
  let longest = 0;
  for (const end of attempts
    .filter(isAcknowledged)
    .map(endOf)
    .toSorted((a, b) => a - b)) {
    longest = Math.max(longest, end - last);
    last = end;
  }
  return longest / 1000;
}

/** The number of each outcome, for example `200: 12, none: 1`. */
export function countOutcomes(attempts: Attempt[]): string {
  const counts = new Map<string, number>();
  for (const { outcome } of attempts) {
    counts.set(String(outcome), (counts.get(String(outcome)) ?? 0) + 1);
  }
  return [...counts].map(([outcome, count]) => `${outcome}: ${count}`).join(", ") || "none";
}

/** For a failed check: the outcome of an attempt, with its time since `from`. */
export function describeAttempt({ at, ms, outcome }: Attempt, from: number): string {
  return `${outcome} after ${Math.round(ms)} ms at ${((at - from) / 1000).toFixed(1)} s`;
}

/** A guarantee of docs/reliability.md and whether it held. */
export type Check = {
  text: string;
  isMet: boolean;
  /** What was observed instead if it is missed. */
  observed: string;
};

export type Outcome = {
  /** Measurements by label. */
  figures: Record<string, string | number>;
  checks: Check[];
};

/** Why a drill can't run here. */
export type Skipped = { skipped: string };

export type Drill = {
  about: string;
  run(options: DrillOptions): Promise<Outcome | Skipped>;
};

export type DrillOptions = {
  /** Number of starts and stops of the drill `starts`. */
  starts: number;
  /** Number of rounds of the drill `rentals`. */
  seeds: number;
  /** Number of backups of the drill `backups`. */
  backups: number;
  /** Number of cases of the drill `fuzz`. */
  cases: number;
  /** Number of failovers of the drill `patroni`. */
  failovers: number;
  /** Number of kills of the site in the drill `crash`; its database is killed half as often. */
  kills: number;
  /** Runs a single round of `rentals`, and `fuzz` with its cases; or null. */
  seed: number | null;
};

/** Met without violations. */
export function none(text: string, violations: readonly unknown[]): Check {
  const examples = violations.slice(0, 5).map((one) => String(one));
  const more = violations.length > examples.length ? ", …" : "";
  return {
    text,
    isMet: violations.length === 0,
    observed: `${violations.length} times: ${examples.join(", ")}${more}`,
  };
}

/** Met if a number is at most a limit; `NaN` is missed. */
export function atMost(limit: number, unit: string, text: string, value: number): Check {
  const observed = Number.isNaN(value) ? "never" : `${value.toFixed(1)} ${unit}`;
  return { text, isMet: value <= limit, observed };
}

/** Fails a drill that would otherwise pass by doing nothing. */
export function atLeast(limit: number, text: string, value: number): Check {
  return { text, isMet: value >= limit, observed: String(value) };
}

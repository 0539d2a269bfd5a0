import { setTimeout as pause } from "node:timers/promises";
import { groupBy } from "~/web/records";
import { isDatabaseUnavailable } from "~/web/db.server";
import { listBookings } from "../bench/desk";
import { describeAttempt, type Attempt, type Journal } from "./load";

export type Drill = {
  about: string;
  run(options: DrillOptions): Promise<Outcome | SkippedCheck>;
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
  /** Runs a single round of `rentals`, and `fuzz` with its cases. */
  seed?: number;
};

export type Outcome = {
  /** Measurements by label. */
  figures: Record<string, string | number>;
  checks: Check[];
};

/** Why a drill can't run here. */
type SkippedCheck = { skipped: string };

/** A guarantee of docs/reliability.md and whether it held. */
export type Check = {
  text: string;
  isMet: boolean;
  /** What was observed instead if the guarantee was missed. */
  observed: string;
};

/** Returns a check that is met without violations. */
export function none<T>(
  text: string,
  violations: readonly T[],
  describe: (violation: T) => string = String,
): Check {
  const examples = violations.slice(0, 5).map(describe).join(", ");
  const more = violations.length > 5 ? ", …" : "";
  return {
    text,
    isMet: violations.length === 0,
    observed: `${violations.length} times: ${examples}${more}`,
  };
}

/** Returns a check that is met without such attempts. Its examples have their times since a moment. */
export function noAttempts(text: string, since: number, attempts: readonly Attempt[]): Check {
  return none(text, attempts, (one) => describeAttempt(one, since));
}

/** Returns a check that is met if a number is at most a limit; `NaN` is missed. */
export function atMost(limit: number, unit: string, text: string, value: number): Check {
  const observed = Number.isNaN(value) ? "never" : `${value.toFixed(1)} ${unit}`;
  return { text, isMet: value <= limit, observed };
}

/** Returns a check that fails a drill which would otherwise pass by doing nothing. */
export function atLeast(limit: number, text: string, value: number): Check {
  return { text, isMet: value >= limit, observed: String(value) };
}

/** Returns checks that each acknowledged booking is stored once, under the id in its response. */
export async function storedChecks(url: string, ...journals: Journal[]): Promise<Check[]> {
  const stored = await findStored(url);
  return [
    none(
      "no acknowledged booking is missing",
      journals.flatMap(({ acknowledged }) => missingFrom(stored, acknowledged)),
    ),
    none("no booking is stored twice", doubledIn(stored)),
  ];
}

/** Ids of the stored bookings, by the customer's address. */
export type StoredBookings = Map<string, number[]>;

export async function findStored(url: string): Promise<StoredBookings> {
  const bookings = groupBy(await listBookings(url), ({ email }) => email);
  return new Map([...bookings].map(([email, all]) => [email, all.map(({ id }) => id)]));
}

export function missingFrom(
  stored: StoredBookings,
  acknowledged: Journal["acknowledged"],
): string[] {
  return [...acknowledged]
    .filter(([email, id]) => !stored.get(email)?.includes(id))
    .map(([email]) => email);
}

export function doubledIn(stored: StoredBookings): string[] {
  return [...stored].filter(([, ids]) => ids.length > 1).map(([email]) => email);
}

/** Formats a figure. */
export function inSeconds(milliseconds: number): string {
  return Number.isNaN(milliseconds) ? "never" : `${(milliseconds / 1_000).toFixed(1)} s`;
}

/** Resolves when something holds; rejects if it does not within a time. */
export async function waitUntil(
  what: string,
  withinMs: number,
  holds: () => boolean | Promise<boolean>,
) {
  const deadline = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`not within ${inSeconds(withinMs)}: ${what}`);
    await pause(20);
  }
}

/** Repeats work until the database is available. It must be safe to repeat. */
export async function untilAvailable<T>(work: () => PromiseLike<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      await pause(50);
    }
  }
}

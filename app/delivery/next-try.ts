/** What became of one try to send. */
export type Outcome =
  | { kind: "sent"; remoteId?: string }
  /** There is nothing to tell any more. */
  | { kind: "dropped" }
  /** Another row has to go first; this one has not been tried. `afterMs` until it is looked at. */
  | { kind: "wait"; afterMs: number }
  /**
   * A fault that may pass. `afterMs` is what the service itself asked for; `everything` tells that
   * it concerns all of the channel, not this row.
   */
  | { kind: "retry"; reason: string; afterMs?: number; everything?: true }
  /** A fault that stays until somebody mends it. */
  | { kind: "dead"; reason: string };

/** What is done with a row of the outbox then. Times in ms from now. */
export type NextStep =
  | { kind: "sent"; remoteId?: string }
  | { kind: "dropped" }
  | { kind: "wait"; afterMs: number }
  | { kind: "retry"; reason: string; afterMs: number }
  | { kind: "dead"; reason: string };

/** After so many tries, about a day and a half, a person has to look at it. */
export const MOST_ATTEMPTS = 12;

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60_000;
const GROWTH = 3;
/** So many tries follow a service that asks for a short pause; one that asks on and on costs no more. */
const PROMPT_TRIES = 3;

/**
 * What follows from an outcome: a temporary fault is tried again after a pause that grows from 30 s
 * to 6 h, give or take a fifth, but not before the service wants it; the first tries just when it
 * wants them. `attempts` counts this one; `random` is from 0 to 1.
 */
export function nextTry(outcome: Outcome, attempts: number, random: number): NextStep {
  if (outcome.kind !== "retry") return outcome;
  const { reason, afterMs = 0 } = outcome;
  if (attempts >= MOST_ATTEMPTS) return { kind: "dead", reason };
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * GROWTH ** (attempts - 1));
  const spread = Math.round(pause * (0.8 + 0.4 * random));
  const isPrompt = afterMs > 0 && attempts <= PROMPT_TRIES;
  return { kind: "retry", reason, afterMs: isPrompt ? afterMs : Math.max(afterMs, spread) };
}

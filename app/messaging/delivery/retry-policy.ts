import type { MailCopy } from "./mail/mail-copy";

/** The result of one attempt to send. `copy` is stored for the customer together with the success. */
export type Outcome =
  | { kind: "sent"; remoteId?: string; copy?: MailCopy }
  /** The message is no longer needed. */
  | { kind: "dropped" }
  /** Sending was not attempted: another row has to be sent first. */
  | { kind: "wait"; afterMs: number }
  /** A temporary fault. `afterMs` is from the service; `wholeChannel`: it affects every row. */
  | { kind: "retry"; reason: string; afterMs?: number; wholeChannel?: true }
  /** A permanent fault. */
  | { kind: "dead"; reason: string };

/** What happens to the row of the outbox next. Times are in ms from now. */
export type NextStep =
  | { kind: "sent"; remoteId?: string; copy?: MailCopy }
  | { kind: "dropped" }
  | { kind: "wait"; afterMs: number }
  | { kind: "retry"; reason: string; afterMs: number }
  | { kind: "dead"; reason: string };

/** The number of attempts in about a day and a half; after that the desk lists the message as unsent. */
export const MAX_ATTEMPTS = 12;

const FIRST_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 6 * 60 * 60_000;
const GROWTH = 3;
/**
 * The number of first attempts that use the pause of the service. Later ones back off even if it keeps asking for
 * a short pause.
 */
const PROMPT_ATTEMPTS = 3;

/**
 * Returns what happens to a row after an attempt: exponential backoff from 30 s to 6 h with 20 % jitter, but not
 * before the service allows it; the first attempts use the pause of the service. `attempts` includes the present
 * one; `random` is from 0 to 1.
 */
export function nextStep(outcome: Outcome, attempts: number, random: number): NextStep {
  if (outcome.kind !== "retry") return outcome;
  const { reason, afterMs = 0 } = outcome;
  if (attempts >= MAX_ATTEMPTS) return { kind: "dead", reason };
  const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * GROWTH ** (attempts - 1));
  const withJitter = Math.round(pause * (0.8 + 0.4 * random));
  const isPrompt = afterMs > 0 && attempts <= PROMPT_ATTEMPTS;
  return { kind: "retry", reason, afterMs: isPrompt ? afterMs : Math.max(afterMs, withJitter) };
}

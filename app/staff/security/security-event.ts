/** What the security log records. */
export const SECURITY_EVENTS = [
  "signIn",
  "signOut",
  "password",
  "factor",
  "confirmation",
  "sessions",
  "refused",
  "export",
  "erasure",
  "settings",
  "account",
  "feed",
  "restore",
] as const;
export type SecurityEventName = (typeof SECURITY_EVENTS)[number];

/** How it ended: a status for `refused`. */
export const SECURITY_OUTCOMES = [
  "ok",
  "wrong",
  "code",
  "passkey",
  "busy",
  "disabled",
  "expired",
  "lastOwner",
  "wait",
  "trap",
  "400",
  "401",
  "403",
  "413",
  "429",
] as const;
export type SecurityOutcome = (typeof SECURITY_OUTCOMES)[number];

export type SecurityEvent = {
  event: SecurityEventName;
  outcome: SecurityOutcome;
  /** Name of an account that exists, or null: what was typed may be a password. */
  account: string | null;
  /** The client's. */
  address: string;
  requestId: string;
  /** A page's pattern, a file's name, a change of an account or a feed; no token and no visitor. Of an erasure: how many bookings; of a restore: how many messages. */
  detail?: string;
};

/** How a sign-in ends that needs neither an account nor its password. */
export const STRANGER_OUTCOMES = ["wrong", "wait", "busy"] as const satisfies SecurityOutcome[];

/**
 * Whether strangers can cause such events without end. All others need a session or the right password:
 * these are never merged, and none of a stranger's rows takes their place.
 */
export function isFromStranger({ event, outcome }: Pick<SecurityEvent, "event" | "outcome">) {
  return (
    event === "refused" || (event === "signIn" && STRANGER_OUTCOMES.some((one) => one === outcome))
  );
}

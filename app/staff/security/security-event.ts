/** The events that the security log records. */
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

/** The ways in which an event ends: a status for `refused`. */
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
  /** The name of an account that exists, or null: what was typed may be a password. */
  account: string | null;
  /** The address of the client. */
  address: string;
  requestId: string;
  /**
   * A page's pattern, a file's name, a change of an account or a feed; no token and no visitor. An erasure has the
   * number of bookings here, a restore that of messages.
   */
  detail?: string;
};

/**
 * How long the security log keeps an event. The SQL function `delete_old_security_events` has the number too, as the role
 * of the app must not choose it.
 */
export const SECURITY_LOG_DAYS = 90;

/** The outcomes of a sign-in that needs neither an account nor its password. */
export const STRANGER_OUTCOMES = ["wrong", "wait", "busy"] as const satisfies SecurityOutcome[];

/**
 * Returns whether strangers can cause such events without end. All others need a session or the right password:
 * these are never merged, and none of a stranger's rows takes their place.
 */
export function isFromStranger({ event, outcome }: Pick<SecurityEvent, "event" | "outcome">) {
  return (
    event === "refused" || (event === "signIn" && STRANGER_OUTCOMES.some((one) => one === outcome))
  );
}

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
  /** Of an account that exists: what was typed may be a password. */
  account: string | null;
  /** The client's. */
  address: string;
  requestId: string;
  /** A page's pattern, a file's name or a change of an account; no token and no visitor. Of an erasure: how many bookings. */
  detail?: string;
};

/** A warning to staff, as stored in the outbox. */
export type Alert =
  /** An account signed in on a device that it had not used before. */
  | { kind: "newDevice"; account: string; device: string }
  /** The address that gets messages was changed. `to` is the old one, which gets one as well. */
  | { kind: "address"; account: string; to?: string }
  /** The right password of an account came with several wrong codes: somebody knows it. */
  | { kind: "codes"; account: string; count: number }
  /** Many failed sign-ins. */
  | { kind: "flood"; count: number }
  /** Unusually many bookings by visitors. */
  | { kind: "bookings"; count: number }
  /** More requests are unanswered than are named one by one. */
  | { kind: "unanswered"; count: number };

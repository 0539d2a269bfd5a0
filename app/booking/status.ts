export const BOOKING_STATUSES = ["pending", "confirmed", "cancelled", "completed"] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Statuses in which the visitor may still cancel or send a message. */
export const OPEN_STATUSES = ["pending", "confirmed"] as const;

/** What staff may set by the API (specification 4). */
export const SETTABLE_STATUSES = ["confirmed", "cancelled"] as const;
export type SettableStatus = (typeof SETTABLE_STATUSES)[number];

/** What staff may set on the desk. */
export const DESK_STATUSES = [...SETTABLE_STATUSES, "completed"] as const;
export type DeskStatus = (typeof DESK_STATUSES)[number];

type Transition = { from: readonly BookingStatus[]; to: readonly BookingStatus[] };

/** The allowed status changes. */
export const TRANSITIONS = {
  /** The visitor, until the deadline of `cancellation`. */
  cancel: { from: OPEN_STATUSES, to: ["cancelled"] },
  /** Staff by a Telegram button or an e-mail link: the first decision wins. */
  decide: { from: ["pending"], to: SETTABLE_STATUSES },
  /** Staff by API or desk, who may revise a decision. */
  set: { from: BOOKING_STATUSES, to: DESK_STATUSES },
  /** The site, a day after the return. */
  complete: { from: ["confirmed"], to: ["completed"] },
} as const satisfies Record<string, Transition>;

export function isOpen(status: BookingStatus): status is (typeof OPEN_STATUSES)[number] {
  return OPEN_STATUSES.some((open) => open === status);
}

export function isSettableStatus(value: unknown): value is SettableStatus {
  return SETTABLE_STATUSES.some((status) => status === value);
}

export function isDeskStatus(value: unknown): value is DeskStatus {
  return DESK_STATUSES.some((status) => status === value);
}

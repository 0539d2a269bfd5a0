export const BOOKING_STATUSES = ["pending", "confirmed", "cancelled", "completed"] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Statuses of a booking that its visitor may still cancel or write a message on. */
export const OPEN_STATUSES = ["pending", "confirmed"] as const;

/** What staff may set a booking to by the API (specification 4). */
export const SETTABLE_STATUSES = ["confirmed", "cancelled"] as const;
export type SettableStatus = (typeof SETTABLE_STATUSES)[number];

/** What the desk's own forms may set a booking to. */
export const DESK_STATUSES = [...SETTABLE_STATUSES, "completed"] as const;
export type DeskStatus = (typeof DESK_STATUSES)[number];

type Transition = { from: readonly BookingStatus[]; to: readonly BookingStatus[] };

/** Who takes a booking from which statuses to which. All others are refused. */
export const TRANSITIONS = {
  /** The visitor, until the deadline of `cancellation`. */
  cancel: { from: OPEN_STATUSES, to: ["cancelled"] },
  /** Staff by a button in Telegram or by the link of an e-mail: the first one decides. */
  decide: { from: ["pending"], to: SETTABLE_STATUSES },
  /** Staff by API or desk, who may take back what was decided. */
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

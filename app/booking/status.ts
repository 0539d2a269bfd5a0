export const BOOKING_STATUSES = ["pending", "confirmed", "cancelled", "completed"] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** The statuses in which the customer may still cancel or send a message. */
export const OPEN_STATUSES = ["pending", "confirmed"] as const;

/** The actor in the history who confirms a booking as it is placed: the site, by a setting of the company. */
export const AT_ONCE_ACTOR = "atOnce";

/** The statuses that staff may set by the API (specification 4). */
export const SETTABLE_STATUSES = ["confirmed", "cancelled"] as const;
export type SettableStatus = (typeof SETTABLE_STATUSES)[number];

/** The statuses that staff may set on the desk. */
export const DESK_STATUSES = [...SETTABLE_STATUSES, "completed"] as const;
export type DeskStatus = (typeof DESK_STATUSES)[number];

/** The reasons for which a booking is cancelled, as `bookings_cancel_reason_check` has them. */
export const CANCEL_REASONS = ["refused", "withdrawn", "no-show", "company", "expired"] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** The longest sentence of staff to the customer of a cancelled booking, in characters. */
export const MAX_CANCEL_NOTE = 500;

/** What staff and the customer learn about a cancellation. */
export type CancelFacts = {
  /** The reason of the cancellation; null unless the booking is cancelled. */
  cancelReason: CancelReason | null;
  /** The sentence that staff wrote to the customer, or empty. */
  cancelNote: string;
};

type Transition = { from: readonly BookingStatus[]; to: readonly BookingStatus[] };

/** The allowed status changes. */
export const TRANSITIONS = {
  /** Made by the customer, until the deadline of `cancellation`. */
  cancel: { from: OPEN_STATUSES, to: ["cancelled"] },
  /** Made by the customer at any time: what nobody has confirmed binds nobody. */
  withdraw: { from: ["pending"], to: ["cancelled"] },
  /** Made by staff with a Telegram button or an e-mail link: the first decision wins. */
  decide: { from: ["pending"], to: SETTABLE_STATUSES },
  /** Made by staff with the API or at the desk, who may revise a decision. */
  set: { from: BOOKING_STATUSES, to: DESK_STATUSES },
  /** Made by the site, an hour after the pick-up. */
  expire: { from: ["pending"], to: ["cancelled"] },
} as const satisfies Record<string, Transition>;

export function isOpen(status: BookingStatus): status is (typeof OPEN_STATUSES)[number] {
  return OPEN_STATUSES.some((open) => open === status);
}

export function isSettableStatus(value: unknown): value is SettableStatus {
  return SETTABLE_STATUSES.some((status) => status === value);
}

export function isCancelReason(value: unknown): value is CancelReason {
  return CANCEL_REASONS.some((reason) => reason === value);
}

export function isDeskStatus(value: unknown): value is DeskStatus {
  return DESK_STATUSES.some((status) => status === value);
}

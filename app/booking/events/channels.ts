/** The channels that notify people and programs outside of the site. */
export const CHANNELS = [
  "telegram",
  "emailOperator",
  "emailVisitor",
  "whatsapp",
  "webhook",
] as const;
export type Channel = (typeof CHANNELS)[number];

/** The kinds of booking events that people or programs are notified of. */
export const EVENT_KINDS = [
  "placed",
  "pending",
  "confirmed",
  "cancelled",
  "completed",
  "message",
  "extended",
  "extensionDeclined",
  "corrected",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/**
 * The kinds of notifications that staff get besides events: the work of a day or of the next one, a late vehicle,
 * an alert.
 */
export const DESK_KINDS = ["morning", "evening", "conflict", "security"] as const;
export type DeskKind = (typeof DESK_KINDS)[number];

/** The reminders of a request that nobody has answered: after half of the time for it, and when all of it is over. */
export const REPLY_KINDS = ["waiting", "overdue"] as const;
export type ReplyKind = (typeof REPLY_KINDS)[number];

export function isReplyKind(kind: string): kind is ReplyKind {
  return REPLY_KINDS.some((one) => one === kind);
}

/**
 * The kinds of notifications, as `outbox_kind_check` has them. `reminder` is sent the day before the pick-up,
 * `car` when the customer has a car now, another one or another plate, `links` when somebody asked for the links of an
 * address. A correction of the e-mail address causes `addressChanged` to the new one and `addressLeft` to the former one.
 */
export const OUTBOX_KINDS = [
  ...EVENT_KINDS,
  "reminder",
  "car",
  "links",
  ...REPLY_KINDS,
  "addressChanged",
  "addressLeft",
  ...DESK_KINDS,
] as const;
export type OutboxKind = (typeof OUTBOX_KINDS)[number];

/** A kind of event that is recorded without notifications. */
export type InternalKind =
  | "out"
  | "outUndone"
  | "returned"
  | "returnUndone"
  | "moved"
  | "modelChanged"
  | "carNotified"
  /** The change before this event was undone where it was made. */
  | "undone";

/** The kind of person who caused an event; `staff` also stands for the system. */
export type ActorKind = "visitor" | "staff";

/**
 * The channels of each kind. Customers get e-mails about their booking, its confirmation, its cancellation, the
 * receipt of a message and the answer to another return. A completed rental goes to the webhook only.
 */
const NOTIFIED: Readonly<Record<EventKind, readonly Channel[]>> = {
  placed: CHANNELS,
  pending: ["telegram", "emailOperator", "whatsapp", "webhook"],
  confirmed: CHANNELS,
  cancelled: CHANNELS,
  completed: ["webhook"],
  message: CHANNELS,
  extended: ["emailVisitor"],
  extensionDeclined: ["emailVisitor"],
  corrected: ["telegram", "emailOperator", "whatsapp", "webhook"],
};

/** The channels that don't get what staff did themselves: the company's mailbox and WhatsApp. */
const VISITORS_ONLY = new Set<Channel>(["emailOperator", "whatsapp"]);

/** Returns the enabled channels that an event is sent to. */
export function channelsFor(
  kind: EventKind,
  actorKind: ActorKind,
  enabled: readonly Channel[],
): readonly Channel[] {
  const notified = enabled.filter((channel) => NOTIFIED[kind].includes(channel));
  if (actorKind === "visitor") return notified;
  return notified.filter((channel) => !VISITORS_ONLY.has(channel));
}

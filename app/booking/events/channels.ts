/** The channels that notify people and programs outside of the site. */
export const CHANNELS = [
  "telegram",
  "emailOperator",
  "emailVisitor",
  "whatsapp",
  "webhook",
] as const;
export type Channel = (typeof CHANNELS)[number];

/** What the operator is notified of besides events: the work of a day, a late vehicle, an alert. */
export type DeskKind = "morning" | "conflict" | "security";

/** A kind of booking event; `reminder` is sent the day before the pick-up. */
export type OutboxKind =
  | "placed"
  | "pending"
  | "confirmed"
  | "cancelled"
  | "completed"
  | "message"
  | "reminder"
  | "extended"
  | "extensionDeclined"
  | DeskKind;

/** A kind of event that is recorded without notifications. */
export type InternalKind = "out" | "outUndone" | "returned" | "returnUndone" | "moved";

/** Who caused an event; `staff` also stands for the system. */
export type ActorKind = "visitor" | "staff";

/**
 * The enabled channels that an event is sent to. The operator's mailbox and WhatsApp get what
 * visitors did, not what staff did themselves. Visitors get e-mails about their booking, its
 * confirmation, its cancellation and the answer to another return. A completed rental goes to the
 * webhook only.
 */
export function channelsFor(
  kind: OutboxKind,
  actorKind: ActorKind,
  enabled: readonly Channel[],
): readonly Channel[] {
  return enabled.filter((channel) => isNotified(channel, kind, actorKind));
}

function isNotified(channel: Channel, kind: OutboxKind, actorKind: ActorKind) {
  if (kind === "completed") return channel === "webhook";
  if (kind === "extended" || kind === "extensionDeclined") return channel === "emailVisitor";
  if (channel === "emailOperator" || channel === "whatsapp") return actorKind === "visitor";
  if (channel === "emailVisitor") return ["placed", "confirmed", "cancelled"].includes(kind);
  return true;
}

/** The channels that notify people and programs outside of the site. */
export const CHANNELS = [
  "telegram",
  "emailOperator",
  "emailVisitor",
  "whatsapp",
  "webhook",
] as const;
export type Channel = (typeof CHANNELS)[number];

/** A kind of booking event; `reminder` is sent the day before the pick-up. */
export type OutboxKind =
  "placed" | "pending" | "confirmed" | "cancelled" | "completed" | "message" | "reminder";

/** A kind of event that is recorded and sent to nobody. */
export type InternalKind = "out" | "outUndone" | "returnUndone" | "extended" | "moved";

/** Who caused an event; `staff` also stands for the system. */
export type ActorKind = "visitor" | "staff";

/**
 * The enabled channels that an event is sent to. The operator's mailbox and WhatsApp get what
 * visitors did, not what staff did themselves. Visitors get e-mails about their booking, its
 * confirmation and its cancellation. A completed rental goes to the webhook only.
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
  if (channel === "emailOperator" || channel === "whatsapp") return actorKind === "visitor";
  if (channel === "emailVisitor") return ["placed", "confirmed", "cancelled"].includes(kind);
  return true;
}

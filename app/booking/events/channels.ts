/** The ways by which people and programs outside hear of a booking. */
export const CHANNELS = [
  "telegram",
  "emailOperator",
  "emailVisitor",
  "whatsapp",
  "webhook",
] as const;
export type Channel = (typeof CHANNELS)[number];

/** What is told: an event of the booking's history, or that its pick-up is tomorrow. */
export type OutboxKind =
  "placed" | "pending" | "confirmed" | "cancelled" | "completed" | "message" | "reminder";

/** Who writes an event: the visitor, or the staff by any way. */
export type Teller = "visitor" | "staff";

/**
 * Which of the channels that are on hear of an event. The operator's mailbox and WhatsApp hear what
 * visitors do, not what staff did themselves; a visitor hears what others decided, and has a proof
 * of the rest. That a rental is over is news for programs alone.
 */
export function channelsFor(
  kind: OutboxKind,
  teller: Teller,
  on: readonly Channel[],
): readonly Channel[] {
  return on.filter((channel) => hears(channel, kind, teller));
}

function hears(channel: Channel, kind: OutboxKind, teller: Teller) {
  if (kind === "completed") return channel === "webhook";
  if (channel === "emailOperator" || channel === "whatsapp") return teller === "visitor";
  if (channel === "emailVisitor") return ["placed", "confirmed", "cancelled"].includes(kind);
  return true;
}

import type { TFunction } from "i18next";
import type { OutboxKind } from "~/booking/events/channels";
import { actorName } from "./decided-by";
import type { ToldBooking } from "./told-booking.queries.server";

/**
 * What the operator is told by a message that stays as it is: a new booking, what its visitor wrote,
 * or that the visitor cancelled it. `paragraphs` hold what was written, what became of a new booking
 * meanwhile, and its notices.
 */
export function operatorNews(t: TFunction, kind: OutboxKind, booking: ToldBooking) {
  const { id, name, message, notices, status, decidedBy } = booking;
  const head = kind === "cancelled" || kind === "message" ? kind : "placed";
  const warnings = notices.map((notice) => t(`operator.notices.${notice}`, booking.hours));
  const decided = head === "placed" && status !== "pending";
  const by = actorName(t, decidedBy);
  return {
    title: t(`delivery.operatorMail.${head}`, { id, name }),
    paragraphs: [
      ...(message === null ? [] : [message]),
      ...(decided ? [t(`delivery.decided.${status}`, { id, by })] : []),
      ...warnings,
    ],
  };
}

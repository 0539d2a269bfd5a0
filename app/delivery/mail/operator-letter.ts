import type { TFunction } from "i18next";
import { actorName } from "~/delivery/decided-by";
import { personLines, tripLines } from "~/delivery/booking-lines";
import type { OutboxKind } from "~/delivery/channels";
import type { ToldBooking } from "~/delivery/told-booking.queries.server";
import type { Letter } from "./letter";

type OperatorLinks = {
  desk: string;
  /** Opens the page that decides; null once somebody has. */
  decide: string | null;
};

/** What the operator's mailbox is told: a new booking, a message, or that the visitor cancelled. */
export function operatorLetter(
  t: TFunction,
  kind: OutboxKind,
  booking: ToldBooking,
  links: OperatorLinks,
): Omit<Letter, "lang" | "foot"> {
  const { id, name, message, notices, notes, status, decidedBy } = booking;
  const head = kind === "cancelled" || kind === "message" ? kind : "placed";
  const warnings = notices.map((notice) => t(`booking.notices.${notice}`, booking.hours));
  const decided = head === "placed" && status !== "pending";
  const by = actorName(t, decidedBy);
  return {
    title: t(`delivery.operatorMail.${head}`, { id, name }),
    paragraphs: [
      ...(message === null ? [] : [message]),
      ...(decided ? [t(`delivery.telegram.decided.${status}`, { id, by })] : []),
      ...warnings,
    ],
    lines: [
      ...personLines(t, booking),
      ...tripLines(t, booking),
      ...(notes ? [{ label: t("booking.fields.notes"), value: notes }] : []),
    ],
    links: [
      ...(links.decide ? [{ text: t("delivery.operatorMail.decide"), url: links.decide }] : []),
      { text: t("delivery.operatorMail.open"), url: links.desk },
    ],
  };
}

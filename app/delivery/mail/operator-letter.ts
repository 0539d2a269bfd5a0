import type { TFunction } from "i18next";
import { personLines, tripLines } from "~/delivery/booking-lines";
import type { OutboxKind } from "~/booking/events/channels";
import { operatorNews } from "~/delivery/operator-news";
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
  const { notes } = booking;
  return {
    ...operatorNews(t, kind, booking),
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

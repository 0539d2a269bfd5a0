import type { TFunction } from "i18next";
import { personLines, tripLines } from "~/messaging/delivery/booking-lines";
import type { OutboxKind } from "~/booking/events/channels";
import { headOf, operatorNotification } from "~/messaging/delivery/operator-notification";
import type { BookingForMessage } from "~/messaging/delivery/booking-for-message.queries.server";
import type { EmailContent } from "./email";
import { isolate } from "~/web/i18n/isolate";

type OperatorLinks = {
  desk: string;
  /** The page to confirm or cancel; null unless the booking is pending. */
  decide: string | null;
};

export function operatorEmail(
  t: TFunction,
  kind: OutboxKind,
  booking: BookingForMessage,
  links: OperatorLinks,
): Omit<EmailContent, "lang" | "footer"> {
  const { notes, id } = booking;
  return {
    ...operatorNotification(t, kind, booking),
    subject: t(`delivery.operatorMail.subject.${headOf(kind)}`, { id }),
    lines: [
      ...personLines(t, booking),
      ...tripLines(t, booking, booking.vehiclePlate),
      ...(notes ? [{ label: t("booking.fields.notes"), value: isolate(notes) }] : []),
    ],
    links: [
      ...(links.decide ? [{ text: t("delivery.operatorMail.decide"), url: links.decide }] : []),
      { text: t("delivery.operatorMail.open"), url: links.desk },
    ],
  };
}

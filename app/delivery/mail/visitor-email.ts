import type { TFunction } from "i18next";
import { replyBy } from "~/booking/manage/reply-by";
import { OPEN_STATUSES } from "~/booking/status";
import { businessTime } from "~/calendar";
import { tripLines } from "~/delivery/booking-lines";
import type { BookingForMessage } from "~/delivery/booking-for-message.queries.server";
import { placeOf } from "~/booking/place-of";
import { OTHER_PLACE } from "~/pricing/places";
import { formatWith } from "~/i18n/format";
import type { EmailContent } from "./email";

export type VisitorKind =
  | "placed"
  | "confirmed"
  | "cancelled"
  | "reminder"
  | "extended"
  | "extensionDeclined";

/** An e-mail is only sent while the booking has one of these statuses. */
export const REQUIRED_STATUS = {
  placed: ["pending"],
  confirmed: ["confirmed"],
  cancelled: ["cancelled"],
  reminder: ["confirmed"],
  extended: OPEN_STATUSES,
  extensionDeclined: OPEN_STATUSES,
} as const satisfies Record<VisitorKind, readonly BookingForMessage["status"][]>;

export function isVisitorKind(kind: string): kind is VisitorKind {
  return kind in REQUIRED_STATUS;
}

/** Contains no free text: the address is unverified, so it could be used to send spam. */
export function visitorEmail(
  t: TFunction,
  kind: VisitorKind,
  booking: BookingForMessage,
  /** The plate that was promised to the visitor. */
  plate: string | null,
  pages: { booking: string; voucher: string; calendar: string },
): Omit<EmailContent, "lang" | "footer"> {
  const { id } = booking;
  const links =
    kind === "cancelled"
      ? [{ text: t("ownBooking.see"), url: pages.booking }]
      : [
          { text: t("ownBooking.link"), url: pages.booking },
          { text: t("ownBooking.keep.voucher"), url: pages.voucher },
          { text: t("ownBooking.keep.calendar"), url: pages.calendar },
        ];
  return {
    title: t(`delivery.visitorMail.${kind}.title`, { id }),
    paragraphs: paragraphsOf(t, kind, booking),
    lines: [
      { label: t("booking.confirmation.number"), value: String(id) },
      ...tripLines(t, booking, plate),
    ],
    links,
  };
}

function paragraphsOf(t: TFunction, kind: VisitorKind, booking: BookingForMessage) {
  const { id } = booking;
  if (kind === "extended" || kind === "extensionDeclined") {
    const when = { date: formatWith(t).date(booking.returnDate), time: booking.returnTime };
    return [t(`delivery.visitorMail.${kind}.text`, when)];
  }
  return [t(`delivery.visitorMail.${kind}.text`, { id }), nextStepText(t, booking)];
}

function nextStepText(t: TFunction, booking: BookingForMessage) {
  const { date } = formatWith(t);
  if (booking.status === "pending") {
    const reply = businessTime(replyBy(new Date(booking.createdAt), booking.hours));
    return t("ownBooking.next.pending", { date: date(reply.date), time: reply.time });
  }
  if (booking.status !== "confirmed") return t(`ownBooking.next.${booking.status}`);
  const { pickup } = booking;
  const when = { date: date(booking.pickupDate), time: booking.pickupTime };
  return pickup === OTHER_PLACE
    ? t("ownBooking.next.confirmedElsewhere", when)
    : t("ownBooking.next.confirmed", { ...when, place: placeOf(t, booking, "pickup") });
}

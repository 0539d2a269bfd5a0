import type { TFunction } from "i18next";
import { replyBy } from "~/booking/manage/reply-by";
import { businessTime } from "~/calendar";
import { tripLines } from "~/delivery/booking-lines";
import type { ToldBooking } from "~/delivery/told-booking.queries.server";
import { formatWith } from "~/i18n/format";
import type { Letter } from "./letter";

export type VisitorKind = "placed" | "confirmed" | "cancelled" | "reminder";

/** The status of a booking of which a mail to the visitor is still true. */
export const TRUE_WHILE = {
  placed: "pending",
  confirmed: "confirmed",
  cancelled: "cancelled",
  reminder: "confirmed",
} as const satisfies Record<VisitorKind, ToldBooking["status"]>;

export function isVisitorKind(kind: string): kind is VisitorKind {
  return kind in TRUE_WHILE;
}

/**
 * What the visitor is told. Whoever books may give anybody's address: nothing that was typed freely
 * stands in it.
 */
export function visitorLetter(
  t: TFunction,
  kind: VisitorKind,
  booking: ToldBooking,
  pages: { booking: string; voucher: string; calendar: string },
): Omit<Letter, "lang" | "foot"> {
  const { id } = booking;
  const links = [
    { text: t("ownBooking.link"), url: pages.booking },
    { text: t("ownBooking.keep.voucher"), url: pages.voucher },
    { text: t("ownBooking.keep.calendar"), url: pages.calendar },
  ];
  return {
    title: t(`delivery.visitorMail.${kind}.title`, { id }),
    paragraphs: [t(`delivery.visitorMail.${kind}.text`, { id }), nextText(t, booking)],
    lines: [
      { label: t("booking.confirmation.number"), value: String(id) },
      ...tripLines(t, booking),
    ],
    links: kind === "cancelled" ? links.slice(0, 1) : links,
  };
}

function nextText(t: TFunction, booking: ToldBooking) {
  const { date } = formatWith(t);
  if (booking.status === "pending") {
    const reply = businessTime(replyBy(new Date(booking.createdAt), booking.hours));
    return t("ownBooking.next.pending", { date: date(reply.date), time: reply.time });
  }
  if (booking.status !== "confirmed") return t(`ownBooking.next.${booking.status}`);
  const { pickup } = booking;
  const when = { date: date(booking.pickupDate), time: booking.pickupTime };
  return pickup === "Other"
    ? t("ownBooking.next.confirmedElsewhere", when)
    : t("ownBooking.next.confirmed", { ...when, place: t(`booking.locations.${pickup}`) });
}

import { amountText } from "~/catalog/fleet/prices/delivery-text";
import type { TFunction } from "i18next";
import { cancelTextKey } from "~/booking/manage/change/cancellation";
import { confirmedText } from "~/booking/manage/confirmed-text";
import type { Promises } from "~/catalog/company/promises";
import { OPEN_STATUSES } from "~/booking/status";
import { answerText, answerTimeOf } from "~/booking/answer-text";
import { termLabel, termText, type PricedTerms } from "~/catalog/terms/term-texts";
import { tripLines } from "~/messaging/delivery/booking-lines";
import type { BookingForMessage } from "~/messaging/delivery/booking-for-message.queries.server";
import { formatWith } from "~/web/i18n/format";
import { isolate } from "~/web/i18n/isolate";
import type { EmailContent } from "./email";

export type CustomerMailKind =
  | "placed"
  | "confirmed"
  | "cancelled"
  | "reminder"
  | "car"
  | "extended"
  | "extensionDeclined"
  | "overdue"
  | "addressChanged";

/** The statuses of a booking in which each e-mail is sent. */
export const REQUIRED_STATUS = {
  placed: ["pending"],
  confirmed: ["confirmed"],
  cancelled: ["cancelled"],
  reminder: ["confirmed"],
  car: ["confirmed"],
  extended: OPEN_STATUSES,
  extensionDeclined: OPEN_STATUSES,
  overdue: ["pending"],
  addressChanged: OPEN_STATUSES,
} as const satisfies Record<CustomerMailKind, readonly BookingForMessage["status"][]>;

export function isCustomerMailKind(kind: string): kind is CustomerMailKind {
  return kind in REQUIRED_STATUS;
}

type MailPromises = Pick<Promises, "answer" | "cancellation">;

type Pages = {
  booking: string;
  voucher: string;
  calendar: string;
  /** The free models that are offered instead of a cancelled booking. */
  alternatives?: { text: string; url: string }[];
};

/**
 * Returns an e-mail to a customer. It contains no free text of visitors: the address is unverified, so it could be
 * used to send spam. The sentence about a cancellation is of staff.
 */
export function customerEmail(
  t: TFunction,
  kind: CustomerMailKind,
  booking: BookingForMessage,
  /** The plate that was promised to the customer. */
  plate: string | null,
  { promises, priced, ...pages }: Pages & { promises: MailPromises; priced?: PricedTerms },
): Omit<EmailContent, "lang" | "footer"> {
  // Nothing can be changed any more, and nothing is left to take along.
  const links =
    kind === "cancelled" || kind === "overdue" || booking.isOver
      ? [{ text: t("ownBooking.see"), url: pages.booking }]
      : [
          { text: t("ownBooking.link"), url: pages.booking },
          { text: t("ownBooking.keep.voucher"), url: pages.voucher },
          { text: t("ownBooking.keep.calendar"), url: pages.calendar },
        ];
  return {
    title: titleOf(t, kind, booking, promises),
    paragraphs: paragraphsOf(t, kind, booking, promises),
    lines: [
      { label: t("booking.confirmation.reference"), value: booking.reference },
      ...tripLines(t, booking, plate, "visitor"),
    ],
    links,
    sections: [
      ...offerOf(t, kind, pages),
      ...(WITH_TERMS.has(kind) && !booking.isOver ? detailsOf(t, priced) : []),
    ],
  };
}

/**
 * Returns the e-mail to a former address of a customer. It says nothing else of the booking: the address may have been
 * mistyped.
 */
export function formerAddressEmail(
  t: TFunction,
  { reference }: Pick<BookingForMessage, "reference">,
): Omit<EmailContent, "lang" | "footer"> {
  return {
    title: t("delivery.visitorMail.addressLeft.title", { reference }),
    paragraphs: [
      t("delivery.visitorMail.addressLeft.text", { reference }),
      t("delivery.visitorMail.addressLeft.advice"),
    ],
    lines: [],
    links: [],
  };
}

/** The e-mails about what is agreed. */
const WITH_TERMS: ReadonlySet<CustomerMailKind> = new Set(["placed", "confirmed"]);

/** Returns the terms of the rental, if there are any. */
function detailsOf(t: TFunction, priced: PricedTerms | undefined) {
  if (!priced || priced.terms.length === 0) return [];
  const { terms, money } = priced;
  const lines = terms.map((term) => ({
    label: termLabel(t, term),
    value: isolate(termText(t, money, term)),
  }));
  return [{ title: t("terms.titleShort"), lines }];
}

/** Returns the free models, if some are offered instead of a cancelled booking. */
function offerOf(t: TFunction, kind: CustomerMailKind, { alternatives = [] }: Pages) {
  if (kind !== "cancelled" || alternatives.length === 0) return [];
  return [{ title: t("ownBooking.alternatives.text"), cards: alternatives }];
}

function titleOf(
  t: TFunction,
  kind: CustomerMailKind,
  booking: BookingForMessage,
  promises: MailPromises,
) {
  const { reference, cancelReason, carNews } = booking;
  if (kind === "cancelled") {
    return t(`delivery.visitorMail.cancelled.${cancelTextKey(cancelReason, promises)}.title`, {
      reference,
    });
  }
  const about = kind === "car" ? (`car.${carNews ?? "ready"}` as const) : kind;
  return t(`delivery.visitorMail.${about}.title`, { reference });
}

function paragraphsOf(
  t: TFunction,
  kind: CustomerMailKind,
  booking: BookingForMessage,
  promises: MailPromises,
) {
  const { cancelReason, cancelNote } = booking;
  if (kind === "cancelled") {
    return [
      t(`delivery.visitorMail.cancelled.${cancelTextKey(cancelReason, promises)}.text`),
      ...(cancelNote ? [isolate(cancelNote)] : []),
    ];
  }
  if (kind === "extended" || kind === "extensionDeclined") {
    const when = { date: formatWith(t).date(booking.returnDate), time: booking.returnTime };
    const { declineNote } = booking;
    return [
      t(`delivery.visitorMail.${kind}.text`, when),
      ...(kind === "extensionDeclined" && declineNote ? [isolate(declineNote)] : []),
    ];
  }
  if (kind === "overdue") {
    return [nextStepText(t, booking, promises), t("delivery.visitorMail.overdue.text")];
  }
  // The e-mail has no good news for a time that has passed.
  if (kind === "confirmed" && booking.isOver) {
    return [t("delivery.visitorMail.confirmed.over"), t("ownBooking.next.over")];
  }
  return [firstText(t, kind, booking), nextStepText(t, booking, promises)];
}

function firstText(
  t: TFunction,
  kind: "placed" | "confirmed" | "reminder" | "car" | "addressChanged",
  booking: BookingForMessage,
) {
  if (kind === "car") return carNewsText(t, booking);
  return t(`delivery.visitorMail.${kind}.text`);
}

/** Returns the news that the customer has a car now, or another one or another plate than they were notified of. */
export function carNewsText(t: TFunction, booking: BookingForMessage): string {
  const { carNews, shownPlate, car } = booking;
  return t(`delivery.visitorMail.car.${carNews ?? "ready"}.text`, {
    car: isolate(car.model),
    plate: car.plate,
    shown: shownPlate,
    total: amountText(t, booking),
  });
}

function nextStepText(t: TFunction, booking: BookingForMessage, promises: MailPromises) {
  if (booking.status === "pending") {
    const { hours, passedDeadline: passed } = booking;
    const time = answerTimeOf(booking, hours, { now: new Date(booking.createdAt), passed });
    return answerText(t, { ...time, isOverdue: passed !== null }, promises.answer);
  }
  if (booking.status === "cancelled") {
    return t(`ownBooking.because.${cancelTextKey(booking.cancelReason, promises)}`);
  }
  if (booking.status === "completed") return t("ownBooking.next.completed");
  return confirmedText(t, booking);
}

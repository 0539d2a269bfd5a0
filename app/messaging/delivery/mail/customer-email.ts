import type { TFunction } from "i18next";
import { answerText, answerTimeOf } from "~/booking/answer-text";
import { cancelTextKey } from "~/booking/manage/change/cancellation";
import { confirmedText } from "~/booking/manage/confirmed-text";
import { isWithCustomer, promiseText } from "~/booking/booking-car";
import { OPEN_STATUSES } from "~/booking/status";
import type { Company } from "~/catalog/company/company";
import type { Promises } from "~/catalog/company/promises";
import { amountText } from "~/catalog/fleet/prices/delivery-text";
import type { PricedTerms } from "~/catalog/terms/term-texts";
import type { BookingForMessage } from "~/messaging/delivery/booking-for-message.queries.server";
import { formatWith } from "~/web/i18n/format";
import { isolate } from "~/web/i18n/isolate";
import { CUSTOMER_MAIL_KINDS, type CustomerMailKind } from "./mail-kinds";
import type { EmailCard, EmailContent, EmailPicture, EmailQuote, EmailTone } from "./email";
import {
  bringSection,
  carLines,
  contactSection,
  deadlineLines,
  meetSection,
  priceOf,
  termSections,
  tripOf,
} from "./booking-content";

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
  message: OPEN_STATUSES,
} as const satisfies Record<CustomerMailKind, readonly BookingForMessage["status"][]>;

export function isCustomerMailKind(kind: string): kind is CustomerMailKind {
  return CUSTOMER_MAIL_KINDS.some((known) => known === kind);
}

/** What an e-mail says besides the booking. */
export type MailContext = {
  promises: Pick<Promises, "answer" | "cancellation">;
  company: Pick<Company, "siteName" | "phone" | "whatsapp">;
  priced?: PricedTerms;
  /** The addresses of the customer's pages. */
  booking: string;
  voucher: string;
  calendar: string;
  /** The free models that are offered instead of a cancelled booking. */
  alternatives?: EmailCard[];
  picture?: EmailPicture;
  placePicture?: EmailPicture;
  /** Whether the customer can still cancel on the booking's page; yes if nothing. */
  canCancel?: boolean;
};

type Content = Omit<EmailContent, "lang" | "footer">;

/**
 * Returns an e-mail to a customer. It contains no free text of visitors until their address is proven: it could be used
 * to send spam. The sentences of staff stand in it as theirs.
 */
export function customerEmail(
  t: TFunction,
  kind: CustomerMailKind,
  booking: BookingForMessage,
  /** The plate that was promised to the customer. */
  plate: string | null,
  context: MailContext,
): Content {
  const { reference, status } = booking;
  const price = status === "cancelled" ? null : priceOf(t, booking);
  const hasTerms = WITH_TERMS.has(kind) && !booking.isOver;
  const [head, subject] = titlesOf(t, kind, booking, context.promises);
  return {
    title: head,
    subject,
    tone: toneOf(kind),
    reference: { label: t("booking.confirmation.reference"), value: reference },
    picture: context.picture,
    paragraphs: paragraphsOf(t, kind, booking, context),
    quotes: quotesOf(t, kind, booking, context),
    trip: tripOf(t, booking),
    sum: price?.sum,
    lines: [
      ...carLines(t, booking, plate, "visitor"),
      ...(hasTerms && !isWithCustomer(booking) ? deadlineLines(t, context.priced) : []),
    ],
    links: linksOf(t, kind, booking, context),
    sections: [
      ...offerOf(t, kind, context),
      ...(isPickupAhead(kind, booking)
        ? [meetSection(t, booking, context.placePicture), bringSection(t, context.priced)]
        : []),
      ...(hasTerms && price ? price.sections : []),
      ...(hasTerms ? termSections(t, context.priced) : []),
      ...contactSection(t, context.company),
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
  company: MailContext["company"],
): Content {
  return {
    title: t("delivery.visitorMail.addressLeft.head"),
    subject: t("delivery.visitorMail.addressLeft.title", { reference }),
    paragraphs: [
      t("delivery.visitorMail.addressLeft.text", { reference }),
      t("delivery.visitorMail.addressLeft.advice"),
    ],
    lines: [],
    links: [],
    sections: contactSection(t, company),
  };
}

/** The e-mails about what is agreed. */
const WITH_TERMS: ReadonlySet<CustomerMailKind> = new Set([
  "placed",
  "confirmed",
  "reminder",
  "car",
  "extended",
]);

const TONES: Partial<Record<CustomerMailKind, EmailTone>> = {
  confirmed: "good",
  reminder: "good",
  car: "good",
  extended: "good",
  cancelled: "bad",
  overdue: "bad",
};

function toneOf(kind: CustomerMailKind) {
  return TONES[kind] ?? "news";
}

/** Returns whether the customer still has to come for the car, and reads where and with what. */
function isPickupAhead(kind: CustomerMailKind, booking: BookingForMessage) {
  if (kind === "message" || kind === "addressChanged") return false;
  return booking.status === "confirmed" && !booking.isPickupPast && !isWithCustomer(booking);
}

/** Returns the links of what can still be done. */
function linksOf(
  t: TFunction,
  kind: CustomerMailKind,
  { status, isOver }: BookingForMessage,
  { booking, voucher, calendar, canCancel = true }: MailContext,
) {
  // Nothing can be changed any more, and nothing is left to take along.
  if (kind === "cancelled" || kind === "overdue" || isOver) {
    return [{ text: t("ownBooking.see"), url: booking }];
  }
  const own = { text: t(canCancel ? "ownBooking.link" : "ownBooking.seeOrChange"), url: booking };
  // A request is no booking yet, which one could show at the pick-up.
  if (status === "pending" || kind === "message") return [own];
  return [
    own,
    { text: t("ownBooking.keep.voucher"), url: voucher },
    { text: t("ownBooking.keep.calendar"), url: calendar },
  ];
}

/** Returns the free models, if some are offered instead of a cancelled booking. */
function offerOf(t: TFunction, kind: CustomerMailKind, { alternatives = [] }: MailContext) {
  if (kind !== "cancelled" || alternatives.length === 0) return [];
  return [{ title: t("delivery.visitorMail.free"), cards: alternatives }];
}

/** Returns the words of staff, and those of the customer once the address is proven. */
function quotesOf(
  t: TFunction,
  kind: CustomerMailKind,
  { cancelNote, declineNote, message, isProven }: BookingForMessage,
  { company }: MailContext,
): EmailQuote[] {
  if (kind === "message") {
    if (!isProven || !message) return [];
    return [{ title: t("delivery.visitorMail.yourWords"), text: message, from: "customer" }];
  }
  const notes: Partial<Record<CustomerMailKind, string>> = {
    cancelled: cancelNote,
    extensionDeclined: declineNote,
  };
  const text = notes[kind];
  const title = t("delivery.visitorMail.staffWords", { company: isolate(company.siteName) });
  return text ? [{ title, text, from: "staff" }] : [];
}

/** Returns the title in the e-mail and its subject, which also has the reference. */
function titlesOf(
  t: TFunction,
  kind: CustomerMailKind,
  { reference, cancelReason, carNews }: BookingForMessage,
  promises: MailContext["promises"],
): [string, string] {
  const about =
    kind === "cancelled"
      ? (`cancelled.${cancelTextKey(cancelReason, promises)}` as const)
      : kind === "car"
        ? (`car.${carNews ?? "ready"}` as const)
        : kind;
  return [
    t(`delivery.visitorMail.${about}.head`),
    t(`delivery.visitorMail.${about}.title`, { reference }),
  ];
}

function paragraphsOf(
  t: TFunction,
  kind: CustomerMailKind,
  booking: BookingForMessage,
  { promises }: MailContext,
): string[] {
  switch (kind) {
    case "cancelled":
      return [
        t(`delivery.visitorMail.cancelled.${cancelTextKey(booking.cancelReason, promises)}.text`),
      ];
    case "extended":
    case "extensionDeclined": {
      const when = { date: formatWith(t).date(booking.returnDate), time: booking.returnTime };
      return [t(`delivery.visitorMail.${kind}.text`, when)];
    }
    case "overdue":
      return [nextStepText(t, booking, promises), t("delivery.visitorMail.overdue.text")];
    case "placed":
      return [nextStepText(t, booking, promises)];
    case "confirmed":
      // The e-mail has no good news for a time that has passed.
      return booking.isOver
        ? [t("delivery.visitorMail.confirmed.over"), t("ownBooking.next.over")]
        : [nextStepText(t, booking, promises)];
    case "car":
      return [carNewsText(t, booking), ...openStepTexts(t, booking, promises)];
    case "message":
      return [t("delivery.visitorMail.message.text")];
    case "reminder":
      return [
        t("delivery.visitorMail.reminder.text", { time: booking.pickupTime }),
        ...openStepTexts(t, booking, promises),
      ];
    case "addressChanged":
      return [
        t("delivery.visitorMail.addressChanged.text"),
        ...openStepTexts(t, booking, promises),
      ];
  }
}

/** Returns the news that the customer has a car now, or another one or another plate than they were notified of. */
export function carNewsText(t: TFunction, booking: BookingForMessage): string {
  const { carNews, shownPlate, car } = booking;
  return t(`delivery.visitorMail.car.${carNews ?? "ready"}.text`, {
    car: isolate(car.model),
    plate: unbroken(car.plate),
    shown: unbroken(shownPlate),
    total: amountText(t, booking),
  });
}

/** Returns a plate with hyphens at which no line breaks. */
function unbroken(plate: string | null) {
  return plate?.replaceAll("-", "\u2011");
}

/** Returns what comes next, unless that is the pick-up with the car that the e-mail names: it is shown below. */
function openStepTexts(
  t: TFunction,
  booking: BookingForMessage,
  promises: MailContext["promises"],
): string[] {
  const isSettled = isAhead(booking) && booking.car.isAssigned;
  return isSettled ? [] : [nextStepText(t, booking, promises)];
}

function isAhead(booking: BookingForMessage) {
  const { status, isPickupPast, isOver } = booking;
  return status === "confirmed" && !isPickupPast && !isOver && !isWithCustomer(booking);
}

function nextStepText(
  t: TFunction,
  booking: BookingForMessage,
  promises: MailContext["promises"],
): string {
  if (booking.status === "pending") {
    const { hours, passedDeadline: passed } = booking;
    const time = answerTimeOf(booking, hours, { now: new Date(booking.createdAt), passed });
    return answerText(t, { ...time, isOverdue: passed !== null }, promises.answer);
  }
  if (booking.status === "cancelled") {
    return t(`ownBooking.because.${cancelTextKey(booking.cancelReason, promises)}`);
  }
  if (booking.status === "completed") return t("ownBooking.next.completed");
  // Where and when the pick-up is has a section of its own.
  return isAhead(booking) ? promiseText(t, booking) : confirmedText(t, booking);
}

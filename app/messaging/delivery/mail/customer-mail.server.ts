import { href } from "react-router";
import {
  calendarInvitations,
  type InvitationMethod,
} from "~/booking/manage/voucher/calendar-file.server";
import { alternativeText, alternativePath, type Alternative } from "~/booking/alternatives";
import type { BookingForMessage } from "~/messaging/delivery/booking-for-message.queries.server";
import { oneLine } from "~/messaging/delivery/plain-lines";
import type { OutboxRow } from "~/messaging/delivery/outbox.queries.server";
import { FALLBACK_LANGUAGE, type Language } from "~/web/i18n/languages";
import { i18nFor } from "~/texts/i18n.server";
import { mailOf, unnamed, type MailSettings } from "./mail-envelope.server";
import type { Term } from "~/catalog/terms/terms";
import type { LinkedBooking } from "~/booking/manage/find/lost-links.queries.server";
import { vehicleName } from "~/booking/booking-car";
import { formatWith } from "~/web/i18n/format";
import { isolate } from "~/web/i18n/isolate";
import type { Mail } from "./mailer.server";
import { customerEmail, formerAddressEmail, type CustomerMailKind } from "./customer-email";

/** The mails that add the booking to a calendar, update it there or remove it. */
const INVITATIONS: Partial<Record<CustomerMailKind, InvitationMethod>> = {
  confirmed: "REQUEST",
  cancelled: "CANCEL",
  extended: "REQUEST",
  car: "REQUEST",
};

/** Returns the e-mail to the address that a customer had before. */
export function formerAddressMail(
  row: OutboxRow,
  booking: BookingForMessage,
  { to, settings }: { to: string; settings: MailSettings },
): Mail {
  const { company } = settings.site();
  const email = formerAddressEmail(i18nFor(booking.lang).t, booking);
  return {
    ...mailOf(row, settings, { ...email, lang: booking.lang }),
    to: unnamed(to),
    replyTo: { name: oneLine(company.name), address: company.email },
  };
}

/** Returns a customer's e-mail with its headers and its calendar file. */
export function customerMail(
  row: OutboxRow,
  kind: CustomerMailKind,
  booking: BookingForMessage & {
    plate: string | null;
    token: string;
    alternatives: Alternative[];
    terms: Term[];
  },
  settings: MailSettings,
): Mail {
  const { lang, token } = booking;
  const { company, content, money, publicAddress, canonicalAddress, languages } = settings.site();
  const { t } = i18nFor(lang);
  const priced = { terms: booking.terms, money };
  const page = publicAddress(href("/bookings/:token", { token }));
  // The language may no longer be offered.
  const pageLang = languages.includes(lang) ? lang : FALLBACK_LANGUAGE;
  const email = customerEmail(t, kind, booking, booking.plate, {
    promises: content.promises[lang],
    priced,
    booking: page,
    voucher: publicAddress(href("/bookings/:token/voucher", { token })),
    calendar: publicAddress(href("/bookings/:token/calendar.ics", { token })),
    alternatives: booking.alternatives.map((one) => ({
      text: alternativeText(t, one),
      url: canonicalAddress(alternativePath(one, booking), pageLang),
    })),
  });
  // A pending booking is in no calendar yet, and one that is over is added to none.
  const isPlanned =
    booking.status !== "pending" && !(booking.status === "confirmed" && booking.isOver);
  const method = isPlanned ? INVITATIONS[kind] : undefined;
  return {
    ...mailOf(row, settings, { ...email, lang }),
    to: unnamed(booking.email),
    replyTo: { name: oneLine(company.name), address: company.email },
    ...(method && calendarInvitations(booking, { t, company, priced, method, page })),
  };
}

type LinkedBookings = {
  email: string;
  lang: Language;
  bookings: (LinkedBooking & { token: string })[];
};

/** Returns the e-mail with the links of a customer's bookings. It has nothing that a visitor typed. */
export function linksMail(
  row: OutboxRow,
  { email, lang, bookings }: LinkedBookings,
  settings: MailSettings,
): Mail {
  const { company, publicAddress } = settings.site();
  const { t } = i18nFor(lang);
  const { date } = formatWith(t);
  const content = {
    lang,
    title: t("delivery.visitorMail.links.title"),
    paragraphs: [t("delivery.visitorMail.links.text"), t("delivery.visitorMail.links.ignore")],
    lines: [],
    links: bookings.map(({ token, reference, vehicle, pickupDate, returnDate }) => ({
      text: t("delivery.visitorMail.links.booking", {
        reference,
        car: isolate(vehicleName(t, vehicle)),
        from: date(pickupDate),
        to: date(returnDate),
      }),
      url: publicAddress(href("/bookings/:token", { token })),
    })),
  };
  return {
    ...mailOf(row, settings, content),
    to: unnamed(email),
    replyTo: { name: oneLine(company.name), address: company.email },
  };
}

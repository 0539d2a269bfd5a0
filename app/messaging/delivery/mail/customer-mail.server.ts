import type { TFunction } from "i18next";
import { href } from "react-router";
import {
  calendarInvitations,
  type InvitationMethod,
} from "~/booking/manage/voucher/calendar-file.server";
import { cancellation } from "~/booking/manage/change/cancellation";
import { alternativePath, type Alternative } from "~/booking/alternatives";
import type { BookingForMessage } from "~/messaging/delivery/booking-for-message.queries.server";
import { oneLine } from "~/messaging/delivery/plain-lines";
import type { OutboxRow } from "~/messaging/delivery/outbox.queries.server";
import { FALLBACK_LANGUAGE, type Language } from "~/web/i18n/languages";
import { i18nFor } from "~/texts/i18n.server";
import { provingPath } from "~/booking/messages/proof";
import { mailOf, unnamed, type MailSettings } from "./mail-envelope.server";
import type { Term } from "~/catalog/terms/terms";
import type { LinkedBooking } from "~/booking/manage/find/lost-links.queries.server";
import { vehicleName } from "~/booking/booking-car";
import { formatWith } from "~/web/i18n/format";
import { isolate } from "~/web/i18n/isolate";
import { placeOf } from "~/booking/place-of";
import type { PublicSite } from "~/catalog/company/public-site";
import { priceText } from "~/catalog/company/price-text";
import type { Mail } from "./mailer.server";
import { contactSection } from "./booking-content";
import { emailPicture, placePicture, type CarPicture } from "./mail-pictures.server";
import { customerEmail, formerAddressEmail } from "./customer-email";
import type { CustomerMailKind } from "./mail-kinds";

/** The mails that add the booking to a calendar, update it there or remove it. */
const INVITATIONS: Partial<Record<CustomerMailKind, InvitationMethod>> = {
  confirmed: "REQUEST",
  cancelled: "CANCEL",
  extended: "REQUEST",
  car: "REQUEST",
};

/** Returns the e-mail to the address that a customer had before. */
export async function formerAddressMail(
  row: OutboxRow,
  booking: BookingForMessage,
  { to, settings }: { to: string; settings: MailSettings },
): Promise<Mail> {
  const { company } = settings.site();
  const email = formerAddressEmail(i18nFor(booking.lang).t, booking, company);
  return {
    ...(await mailOf(row, settings, { ...email, lang: booking.lang })),
    to: unnamed(to),
    replyTo: { name: oneLine(company.name), address: company.email },
  };
}

/** A booking with what its customer's e-mails show beside it. */
export type ShownBooking = BookingForMessage & {
  /** The plate that was promised to the customer. */
  plate: string | null;
  token: string;
  /** The code that proves the address of the mail; null: its links have none. */
  proof: string | null;
  alternatives: (Alternative & { picture: CarPicture | null })[];
  terms: Term[];
  picture: CarPicture | null;
};

/** Returns the content of a customer's e-mail. */
export function customerContent(kind: CustomerMailKind, booking: ShownBooking, site: PublicSite) {
  const { lang, token, proof, terms } = booking;
  const { company, content, money, publicAddress, canonicalAddress, languages } = site;
  const { t } = i18nFor(lang);
  // The language may no longer be offered.
  const pageLang = languages.includes(lang) ? lang : FALLBACK_LANGUAGE;
  const place = placePicture(booking.pickup);
  const { freeCancellationHours } = content.claims;
  return customerEmail(t, kind, booking, booking.plate, {
    promises: content.promises[lang],
    company,
    priced: { terms, money },
    booking: publicAddress(provingPath(token, proof)),
    voucher: publicAddress(href("/bookings/:token/voucher", { token })),
    calendar: publicAddress(href("/bookings/:token/calendar.ics", { token })),
    alternatives: booking.alternatives.map((one) => ({
      text: isolate(one.name),
      value: priceText(t, one, one.toPay),
      url: canonicalAddress(alternativePath(one, booking), pageLang),
      picture: emailPicture(site, one.picture, { width: 112 }),
    })),
    picture: emailPicture(site, booking.picture),
    placePicture: emailPicture(
      site,
      place === null ? null : { path: place, alt: placeOf(t, booking, "pickup") },
      { ratio: 5 / 2 },
    ),
    canCancel: cancellation(booking, { now: new Date(), freeCancellationHours }).ok,
  });
}

/** Returns a customer's e-mail with its headers and its calendar file. */
export async function customerMail(
  row: Pick<OutboxRow, "uid">,
  kind: CustomerMailKind,
  booking: ShownBooking,
  settings: Pick<MailSettings, "from" | "site">,
): Promise<Mail> {
  const { lang, reference } = booking;
  const site = settings.site();
  const { company, money } = site;
  const { t } = i18nFor(lang);
  const priced = { terms: booking.terms, money };
  const page = site.publicAddress(href("/bookings/:token", { token: booking.token }));
  const email = customerContent(kind, booking, site);
  // A pending booking is in no calendar yet, and one that is over is added to none.
  const isPlanned =
    booking.status !== "pending" && !(booking.status === "confirmed" && booking.isOver);
  const method = isPlanned ? INVITATIONS[kind] : undefined;
  return {
    ...(await mailOf(row, settings, { ...email, lang }, whyText(t, reference))),
    to: unnamed(booking.email),
    replyTo: { name: oneLine(company.name), address: company.email },
    ...(method && calendarInvitations(booking, { t, company, priced, method, page })),
  };
}

type LinkedBookings = {
  email: string;
  lang: Language;
  bookings: (LinkedBooking & { token: string; proof: string })[];
};

/** Returns the e-mail with the links of a customer's bookings. It has nothing that a visitor typed. */
export async function linksMail(
  row: OutboxRow,
  { email, lang, bookings }: LinkedBookings,
  settings: MailSettings,
): Promise<Mail> {
  const { company, publicAddress } = settings.site();
  const { t } = i18nFor(lang);
  const { date } = formatWith(t);
  const content = {
    lang,
    title: t("delivery.visitorMail.links.title"),
    paragraphs: [t("delivery.visitorMail.links.text"), t("delivery.visitorMail.links.ignore")],
    lines: [],
    links: [],
    sections: [
      {
        title: t("delivery.visitorMail.links.list"),
        cards: bookings.map(({ token, proof, reference, vehicle, pickupDate, returnDate }) => ({
          text: t("delivery.visitorMail.links.booking", {
            reference,
            car: isolate(vehicleName(t, vehicle)),
            from: date(pickupDate),
            to: date(returnDate),
          }),
          url: publicAddress(provingPath(token, proof)),
        })),
      },
      ...contactSection(t, company),
    ],
  };
  return {
    ...(await mailOf(row, settings, content)),
    to: unnamed(email),
    replyTo: { name: oneLine(company.name), address: company.email },
  };
}

/** Returns the sentence that says why somebody gets an e-mail about a booking. */
function whyText(t: TFunction, reference: string) {
  return t("delivery.visitorMail.why", { reference });
}

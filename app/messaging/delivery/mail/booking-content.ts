import type { TFunction } from "i18next";
import { placeMapUrl, placeOf } from "~/booking/place-of";
import type { BookingForMessage } from "~/messaging/delivery/booking-for-message.queries.server";
import { carText, carTypeOf } from "~/booking/booking-car";
import { rowsWithRate } from "~/catalog/fleet/prices/price-breakdown";
import { amountText } from "~/catalog/fleet/prices/delivery-text";
import { readablePhone, whatsappLink, type Company } from "~/catalog/company/company";
import { termLabel, termText, type PricedTerms } from "~/catalog/terms/term-texts";
import { formatWith } from "~/web/i18n/format";
import { isolate } from "~/web/i18n/isolate";
import type { Line } from "~/messaging/delivery/booking-lines";
import type { EmailContent, EmailLink, EmailPicture, EmailSection } from "./email";

/** Returns pick-up and return of a booking. */
export function tripOf(
  t: TFunction,
  booking: BookingForMessage,
): NonNullable<EmailContent["trip"]> {
  const { short } = formatWith(t);
  const stop = (end: "pickup" | "return") => ({
    label: t(`ownBooking.voucher.${end}`),
    time: booking[`${end}Time`],
    // With its year, and with spaces at which narrow columns break.
    date: short(booking[`${end}Date`], "").replaceAll("\u00a0", " "),
    place: isolate(placeOf(t, booking, end)),
  });
  return {
    pickup: stop("pickup"),
    return: stop("return"),
    length: t("moments.days", { count: booking.rentalDays }),
  };
}

/** Returns the lines with the car, and with its plate if it is promised. */
export function carLines(
  t: TFunction,
  booking: BookingForMessage,
  plate: string | null,
  audience: "visitor" | "staff",
): Line[] {
  const car = carText(t, booking, { audience, type: carTypeOf(booking) });
  return [
    { label: t("booking.fields.vehicle"), value: car },
    ...(plate === null ? [] : [{ label: t("booking.plate"), value: plate }]),
  ];
}

/** Returns the one sum of a booking, and the section with what it is made of. */
export function priceOf(t: TFunction, booking: BookingForMessage) {
  const rows = rowsWithRate(t, booking);
  const sum = rows.find(({ isSum }) => isSum);
  const lines = rows.filter((row) => row !== sum).map(({ label, value }) => ({ label, value }));
  const section: EmailSection = { title: t("delivery.visitorMail.price"), lines };
  // Fees that can't be converted are paid too.
  const toPay = { label: t("booking.price.toPay"), value: amountText(t, booking) };
  return {
    sum: booking.payable === null ? toPay : sum && { label: sum.label, value: sum.value },
    sections: lines.length > 0 ? [section] : [],
  };
}

/** Returns the terms of a rental, if there are any. */
export function termSections(t: TFunction, priced: PricedTerms | undefined): EmailSection[] {
  if (!priced || priced.terms.length === 0) return [];
  const others = priced.terms.filter((term) => term.key !== "cancellation");
  if (others.length === 0) return [];
  return [{ title: t("delivery.visitorMail.terms"), lines: others.map(termLineOf(t, priced)) }];
}

/** Returns until when the booking can be cancelled, which stands with its sum; nothing once that has passed. */
export function deadlineLines(t: TFunction, priced: PricedTerms | undefined): Line[] {
  const term = priced?.terms.find(({ key }) => key === "cancellation");
  return priced && term ? [termLineOf(t, priced)(term)] : [];
}

function termLineOf(t: TFunction, { money }: PricedTerms) {
  return (term: PricedTerms["terms"][number]): Line => ({
    label: termLabel(t, term),
    value: isolate(termText(t, money, term)),
  });
}

/** Returns what the customer brings to the pick-up. */
export function bringSection(t: TFunction, priced: PricedTerms | undefined): EmailSection {
  const deposit = priced?.terms.find((term) => term.key === "deposit");
  const items = (["passport", "licence", "insurance"] as const).map((name) =>
    t(`delivery.visitorMail.bring.${name}`),
  );
  const isTaken = priced && deposit?.key === "deposit" && deposit.to > 0;
  return {
    title: t("delivery.visitorMail.bring.title"),
    items: isTaken
      ? [
          ...items,
          // When it is given back stands in the terms.
          t("delivery.visitorMail.bring.deposit", {
            deposit: termText(t, priced.money, { ...deposit, returnDays: null }),
          }),
        ]
      : items,
  };
}

/** Returns where the pick-up is, with a map unless the place is by agreement. */
export function meetSection(
  t: TFunction,
  booking: BookingForMessage,
  picture: EmailPicture | undefined,
): EmailSection {
  const { date } = formatWith(t);
  const place = isolate(placeOf(t, booking, "pickup"));
  const map = placeMapUrl(booking.pickup);
  return {
    title: t("delivery.visitorMail.meet"),
    ...(picture && { picture }),
    paragraphs: [`${place}, ${date(booking.pickupDate)}, ${booking.pickupTime}`],
    links: map === null ? [] : [{ text: t("delivery.visitorMail.map"), url: map }],
  };
}

/** Returns the ways to reach the company, of which it may have none. */
export function contactSection(
  t: TFunction,
  { phone, whatsapp }: Pick<Company, "phone" | "whatsapp">,
): EmailSection[] {
  const links: EmailLink[] = [
    ...(phone
      ? [
          {
            text: t("delivery.visitorMail.call", { phone: readablePhone(phone) }),
            url: `tel:${phone}`,
          },
        ]
      : []),
    ...(whatsapp
      ? [{ text: t("delivery.visitorMail.whatsapp"), url: whatsappLink(whatsapp) }]
      : []),
  ];
  return links.length > 0 ? [{ title: t("ownBooking.contact.title"), links }] : [];
}

import type { TFunction } from "i18next";
import { placeText } from "~/catalog/fleet/prices/place-text";
import { placeNamed, type Place } from "~/catalog/pricing/places";
import { mailLink, telegramLink, whatsappLink, type Company } from "~/catalog/company/company";
import { formatWith } from "~/web/i18n/format";
import { parseDate } from "~/web/calendar";
import {
  CONTACT_PREFERENCES,
  SAME_AS_PICKUP,
  type Booking,
  type ContactPreference,
} from "./booking";
import type { FormValues } from "./form/form-values";
import { vehicleName } from "./booking-car";

/** Returns the channels by which the company can be reached, the one that the customer prefers first. */
export function channelsTo(
  { telegram }: Pick<Company, "telegram">,
  preferred: ContactPreference,
): ContactPreference[] {
  const others = CONTACT_PREFERENCES.filter((channel) => channel !== preferred);
  return [preferred, ...others].filter((channel) => channel !== "telegram" || telegram !== "");
}

/** Returns a link that opens a prefilled message to the company: reference, car and dates, no personal data. */
export function contactLink(
  t: TFunction,
  booking: Pick<Booking, "reference" | "vehicle" | "pickupDate" | "returnDate">,
  company: Company,
  channel: ContactPreference,
): string {
  const { date } = formatWith(t);
  const text = t("booking.message.text", {
    reference: booking.reference ?? t("booking.message.noReference"),
    vehicle: vehicleName(t, booking.vehicle),
    from: date(booking.pickupDate),
    to: date(booking.returnDate),
  });
  const links: Record<ContactPreference, () => string> = {
    whatsapp: () => whatsappLink(company.whatsapp, text),
    telegram: () => telegramLink(company.telegram, text),
    email: () => {
      const subject = t("booking.message.subject", { reference: booking.reference });
      return mailLink(company.email, { subject, text });
    },
  };
  return links[channel]();
}

/** Returns the visitor's message to the company about a booking that could not be sent. */
export function unsentText(t: TFunction, values: FormValues): string {
  return t("booking.message.unsent", tripTexts(t, values));
}

/** Returns the visitor's message to the company about a pick-up that is too soon for a request. Fields may be missing. */
export function soonText(t: TFunction, values: FormValues, places: readonly Place[]): string {
  const { pickup = "", return: back = "", pickupTime = "", returnTime = "" } = values;
  const place = (value: string) =>
    value === "" ? "?" : placeText(t, value, placeNamed(places, value)?.name);
  return t("booking.message.soon", {
    ...tripTexts(t, values),
    pickup: place(pickup),
    return: place(back === SAME_AS_PICKUP ? pickup : back),
    fromTime: pickupTime || "?",
    toTime: returnTime || "?",
  });
}

/** Returns the form's car and dates, in the page's language. Fields may be missing. */
export function tripTexts(t: TFunction, values: FormValues) {
  const { date } = formatWith(t);
  const day = (typed = "") => {
    const parsed = parseDate(typed);
    return parsed ? date(parsed) : "?";
  };
  return {
    vehicle: values.vehicle ? vehicleName(t, values.vehicle) : "?",
    from: day(values.pickupDate),
    to: day(values.returnDate),
  };
}

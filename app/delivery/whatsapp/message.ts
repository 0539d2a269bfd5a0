import type { TFunction } from "i18next";
import { tripLines } from "~/delivery/booking-lines";
import type { OutboxKind } from "~/booking/events/channels";
import { clip } from "~/delivery/clip";
import { oneLine } from "~/delivery/one-line";
import { operatorNews } from "~/delivery/operator-news";
import type { ToldBooking } from "~/delivery/told-booking.queries.server";

/** WhatsApp takes 1024 characters of a text with its variables; the template itself has the rest. */
export const VARIABLES_LENGTH = 880;
const TITLE_LENGTH = 110;
const CONTACT_LENGTH = 120;
const TRIP_LENGTH = 400;

/**
 * The variables of the template that docs/operators.md gives: what is new, how to reach the
 * visitor, car, trip and price, and what was written with it. None is empty.
 */
export function templateVariables(t: TFunction, kind: OutboxKind, booking: ToldBooking): string[] {
  const { phone, email, contactPreference, notes } = booking;
  const { title, paragraphs } = operatorNews(t, kind, booking);
  const contact = [phone, email, t(`booking.contacts.${contactPreference}`)];
  const trip = tripLines(t, booking).map(({ label, value }) => `${label}: ${value}`);
  const first = [
    variable([title], TITLE_LENGTH),
    variable(contact, CONTACT_LENGTH),
    variable(trip, TRIP_LENGTH),
  ];
  const room = VARIABLES_LENGTH - first.join("").length;
  const words = kind === "placed" ? [...paragraphs, notes] : paragraphs;
  return [...first, variable(words, room) || t("delivery.whatsapp.noWords")];
}

/** WhatsApp refuses line breaks, tabs and more than four spaces in a row. */
function variable(parts: string[], length: number) {
  const text = parts.map(oneLine).filter(Boolean).join(" · ");
  return clip(text.replaceAll(/\s{2,}/g, " "), length);
}

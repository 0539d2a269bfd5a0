import type { TFunction } from "i18next";
import { callablePhone, tripLines } from "~/messaging/delivery/booking-lines";
import type { OutboxKind } from "~/booking/events/channels";
import { truncate } from "~/messaging/delivery/truncate";
import { oneLine } from "~/messaging/delivery/one-line";
import { operatorNotification } from "~/messaging/delivery/operator-notification";
import type { BookingForMessage } from "~/messaging/delivery/booking-for-message.queries.server";
import { isolateParts } from "~/web/i18n/isolate";

/** WhatsApp allows 1024 characters; the template itself needs the rest. */
export const VARIABLES_LENGTH = 880;
const TITLE_LENGTH = 110;
const CONTACT_LENGTH = 120;
const TRIP_LENGTH = 400;

/**
 * The variables of the template in docs/company.md: title, contact, trip, and message or notes.
 * WhatsApp rejects an empty one.
 */
export function templateVariables(
  t: TFunction,
  kind: OutboxKind,
  booking: BookingForMessage,
): string[] {
  const { email, contactPreference, notes } = booking;
  const { title, paragraphs } = operatorNotification(t, kind, booking);
  const contact = [callablePhone(booking), email, t(`booking.contacts.${contactPreference}`)];
  const trip = tripLines(t, booking, booking.vehiclePlate).map(
    ({ label, value }) => `${label}: ${value}`,
  );
  const first = [
    variable([title], TITLE_LENGTH),
    variable(contact, CONTACT_LENGTH),
    variable(trip, TRIP_LENGTH),
  ];
  const room = VARIABLES_LENGTH - first.join("").length;
  const texts = kind === "placed" ? [...paragraphs, notes] : paragraphs;
  return [...first, variable(texts, room) || t("delivery.whatsapp.noWords")];
}

/** WhatsApp rejects line breaks, tabs and more than four spaces in a row. */
function variable(parts: string[], length: number) {
  const lines = parts.map(oneLine).filter(Boolean);
  const text = isolateParts(lines).join(" · ");
  return truncate(text.replaceAll(/\s{2,}/g, " "), length);
}

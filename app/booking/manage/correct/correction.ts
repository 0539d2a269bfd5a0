import type { TFunction } from "i18next";
import type { Booking } from "~/booking/booking";
import { isolate } from "~/web/i18n/isolate";
import { withLineFeeds } from "~/web/plain-text";
import { recordOf } from "~/web/records";

/** The fields of a booking that its customer may correct. */
export const CORRECTED_FIELDS = ["name", "email", "phone", "notes", "flight"] as const;
export type CorrectedField = (typeof CORRECTED_FIELDS)[number];

export type Contacts = Pick<Booking, CorrectedField>;

/** The most corrections of a booking: each notifies staff, and those of an address write to strangers. */
export const MAX_CORRECTIONS = 10;

/** The form field with the number of corrections that the page has seen. */
export const SEEN_CORRECTIONS = "corrections";

/** The corrected fields with their values before and after, as the text of an event has them in JSON. */
export type Correction = Partial<Record<CorrectedField, [before: string, after: string]>>;

/** Returns what differs between two states of a booking. */
export function correctionOf(before: Contacts, after: Contacts): Correction {
  const changed = CORRECTED_FIELDS.filter((field) => !isSame(before[field], after[field]));
  return Object.fromEntries(changed.map((field) => [field, [before[field], after[field]]]));
}

/** Returns whether two texts are the same apart from the kind of line breaks, which forms change. */
export function isSame(one: string, other: string): boolean {
  return withLineFeeds(one) === withLineFeeds(other);
}

/** Reads the text of an event; empty if it was erased. */
export function readCorrection(text: string | null): Correction {
  if (text === null) return {};
  const stored = recordOf(JSON.parse(text));
  return Object.fromEntries(
    CORRECTED_FIELDS.flatMap((field) => {
      const pair = stored[field];
      return Array.isArray(pair) ? [[field, pair.map(String)]] : [];
    }),
  );
}

/** Returns the lines of a correction for staff, such as «Email: anna@gmial.com → anna@gmail.com». */
export function correctionLines(t: TFunction, text: string | null): string[] {
  const correction = readCorrection(text);
  return CORRECTED_FIELDS.flatMap((field) => {
    const pair = correction[field];
    if (!pair) return [];
    const [before, after] = pair.map((value) => (value === "" ? "–" : isolate(value)));
    return [`${t(`booking.fields.${field}`)}: ${before} → ${after}`];
  });
}

import type { TFunction } from "i18next";
import type { FormValues } from "~/booking/form/form-values";
import { firstText } from "~/web/first-text";
import { parseDate, parseTime } from "~/web/calendar";
import { formatWith } from "~/web/i18n/format";
import { suggestEmail } from "./email-typo";
import { repairTrip, type Moment, type TripMoments } from "./trip-faults";

/** The buttons that repair what a question is about, as the values of their field `intent`. */
export const REPAIR_INTENTS = { dates: "repair-dates", email: "repair-email" } as const;
export type RepairIntent = (typeof REPAIR_INTENTS)[keyof typeof REPAIR_INTENTS];

/** What a button changes in the form. */
export type Repair = { intent: RepairIntent; values: FormValues };

/** Returns what probably was meant by a form's values, in the order of the form. */
export function repairsOf(typed: FormValues, now: Moment): Repair[] {
  const trip = tripOf(typed);
  const dates = trip && repairTrip(trip, now);
  const email = suggestEmail((typed.email ?? "").trim());
  return [
    ...(dates ? [{ intent: REPAIR_INTENTS.dates, values: dates }] : []),
    ...(email === null ? [] : [{ intent: REPAIR_INTENTS.email, values: { email } }]),
  ];
}

/** Returns the texts of a sent form's fields. */
export function textsOf(values: Readonly<Record<string, unknown>>): FormValues {
  const texts = Object.entries(values).map(([name, value]) => [name, firstText(value)]);
  return Object.fromEntries(texts) as FormValues;
}

/** Returns the values of a form after the button of an intent; null for another intent. */
export function repaired(typed: FormValues, intent: unknown, now: Moment): FormValues | null {
  const repair = repairsOf(typed, now).find((one) => one.intent === intent);
  return repair ? { ...typed, ...repair.values } : null;
}

function tripOf(typed: FormValues): TripMoments | null {
  const pickupDate = parseDate(typed.pickupDate ?? "");
  const returnDate = parseDate(typed.returnDate ?? "");
  const pickupTime = parseTime(typed.pickupTime ?? "");
  const returnTime = parseTime(typed.returnTime ?? "");
  if (!pickupDate || !returnDate || !pickupTime || !returnTime) return null;
  return { pickupDate, returnDate, pickupTime, returnTime };
}

/** Returns what a repair puts into the form: «10 June 2027, 12:00 – 15 June 2027, 12:00», or an address. */
export function repairText(t: TFunction, { values }: Repair): string {
  if (values.email) return values.email;
  const { day } = formatWith(t);
  const moment = (date = "", time = "") => t("booking.questions.moment", { date: day(date), time });
  return t("booking.questions.trip", {
    from: moment(values.pickupDate, values.pickupTime),
    to: moment(values.returnDate, values.returnTime),
  });
}

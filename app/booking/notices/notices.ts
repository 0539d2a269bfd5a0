import { isOfficeHour, type OfficeHours } from "~/catalog/company/company";
import type { BookingInput } from "~/booking/booking";
import { replyOf } from "~/booking/reply-by";
import { businessInstant, parseDate, parseTime } from "~/web/calendar";
import { shortFor, type ShortRental } from "./short-rental";
import type { Prices } from "~/catalog/pricing/seasons";

/** The notices without values of their own. */
export const PLAIN_NOTICES = [
  "returnBeforePickup",
  "pickupInPast",
  "tooSoon",
  "outsideOfficeHours",
  "carTaken",
] as const;
export type PlainNotice = (typeof PLAIN_NOTICES)[number];

/** A pick-up that is fewer than these hours ahead, which the company asks for. */
export type ShortNotice = { kind: "shortNotice"; hours: number };

/** A warning about a booking, which never blocks it. */
export type BookingNotice = ShortRental | ShortNotice | PlainNotice;

/** The field at which the form says a notice; it says the others together. */
export function fieldOf(notice: BookingNotice): "pickupDate" | null {
  return typeof notice === "object" && notice.kind === "shortNotice" ? "pickupDate" : null;
}

type NoticeInput = Pick<
  BookingInput,
  "pickup" | "pickupDate" | "pickupTime" | "returnDate" | "returnTime"
>;

/** The rules and times that the notices of a booking depend on. */
export type NoticeRules = {
  /** Date and time when the booking is made, in business time. */
  now: { date: string; time: string };
  hours: OfficeHours;
  prices: Pick<Prices, "places" | "seasons">;
  /** The hours before a pick-up that the company asks for; 0: none. */
  noticeHours?: number;
  /** Whether no vehicle is free. */
  isTaken?: boolean;
};

/** Returns the notices of a booking, or of a partly filled form: fields may be missing or empty. */
export function bookingNotices(
  input: Partial<Record<keyof NoticeInput, string>>,
  { now, hours, prices, noticeHours = 0, isTaken = false }: NoticeRules,
): BookingNotice[] {
  const { pickupDate, returnDate, pickupTime = "", returnTime = "" } = input;
  const bothDates = pickupDate && returnDate ? { pickupDate, returnDate } : null;
  const times = {
    pickupTime: parseTime(pickupTime) ?? undefined,
    returnTime: parseTime(returnTime) ?? undefined,
  };
  // While a time is missing, only the dates are compared.
  const bothTimes = pickupTime !== "" && returnTime !== "";
  const holds: Record<PlainNotice, boolean> = {
    returnBeforePickup:
      bothDates !== null &&
      bothDates.returnDate + (bothTimes ? returnTime : "") <
        bothDates.pickupDate + (bothTimes ? pickupTime : ""),
    pickupInPast: Boolean(
      pickupDate && `${pickupDate} ${pickupTime || "23:59"}` < `${now.date} ${now.time}`,
    ),
    tooSoon: isPickupTooSoon(input, { now, hours }),
    outsideOfficeHours: [pickupTime, returnTime].some((time) => time && !isOfficeHour(time, hours)),
    carTaken: isTaken,
  };
  return [
    ...(bothDates ? shortFor({ ...bothDates, ...times, pickup: input.pickup }, prices) : []),
    ...(holds.pickupInPast ? [] : shortNotice(input, { now, noticeHours })),
    ...PLAIN_NOTICES.filter((notice) => holds[notice]),
  ];
}

/** Returns the pick-up of a form; null while its date or its time is missing. */
export function pickupOf(input: Partial<Record<keyof NoticeInput, string>>): Date | null {
  const date = parseDate(input.pickupDate ?? "");
  const time = parseTime(input.pickupTime ?? "");
  return date && time ? businessInstant(date, time) : null;
}

/** Returns whether a request may not be answered before its pick-up, which is today or later. */
export function isPickupTooSoon(
  input: Partial<Record<keyof NoticeInput, string>>,
  { now, hours }: Pick<NoticeRules, "now" | "hours">,
): boolean {
  const pickup = pickupOf(input);
  if (!pickup || pickup < businessInstant(now.date, "00:00")) return false;
  return replyOf({ createdAt: businessInstant(now.date, now.time), pickup }, hours).isTooSoon;
}

/** Returns the notice of a pick-up that comes too soon. A date without a time counts once all of its day is too soon. */
function shortNotice(
  { pickupDate = "", pickupTime = "" }: Partial<Record<keyof NoticeInput, string>>,
  { now, noticeHours: hours }: { now: NoticeRules["now"]; noticeHours: number },
): ShortNotice[] {
  const date = parseDate(pickupDate);
  if (hours === 0 || date === null) return [];
  const pickup = businessInstant(date, parseTime(pickupTime) ?? "23:59");
  const ahead = pickup.getTime() - businessInstant(now.date, now.time).getTime();
  return ahead < hours * 3_600_000 ? [{ kind: "shortNotice", hours }] : [];
}

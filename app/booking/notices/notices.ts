import { isOfficeHour, type OfficeHours } from "~/company/office-hours";
import { KUTAISI_MIN_DAYS } from "~/pricing/fees";
import { rentalDays } from "~/pricing/rental-days";
import type { BookingInput } from "~/booking/booking";

/** Warnings about a booking. None of them blocks it. */
export const BOOKING_NOTICES = [
  "kutaisiShort",
  "returnBeforePickup",
  "pickupInPast",
  "outsideOfficeHours",
  "carTaken",
] as const;
export type BookingNotice = (typeof BOOKING_NOTICES)[number];

type NoticeInput = Pick<
  BookingInput,
  "pickup" | "pickupDate" | "pickupTime" | "returnDate" | "returnTime"
>;

/**
 * The notices of a booking, or of a partly filled form: fields may be missing or empty. `now` is the
 * date and time at the business when the booking is made. `taken`: no vehicle is free.
 */
export function bookingNotices(
  input: Partial<Record<keyof NoticeInput, string>>,
  now: { date: string; time: string },
  hours: OfficeHours,
  taken = false,
): BookingNotice[] {
  const { pickup, pickupDate, returnDate, pickupTime = "", returnTime = "" } = input;
  const bothDates = pickupDate && returnDate ? { pickupDate, returnDate } : null;
  // While a time is missing, only the dates are compared.
  const bothTimes = pickupTime !== "" && returnTime !== "";
  const holds: Record<BookingNotice, boolean> = {
    kutaisiShort:
      pickup === "Kutaisi Airport" &&
      bothDates !== null &&
      rentalDays(bothDates.pickupDate, bothDates.returnDate) < KUTAISI_MIN_DAYS,
    returnBeforePickup:
      bothDates !== null &&
      bothDates.returnDate + (bothTimes ? returnTime : "") <
        bothDates.pickupDate + (bothTimes ? pickupTime : ""),
    pickupInPast: Boolean(
      pickupDate && `${pickupDate} ${pickupTime || "23:59"}` < `${now.date} ${now.time}`,
    ),
    outsideOfficeHours: [pickupTime, returnTime].some((time) => time && !isOfficeHour(time, hours)),
    carTaken: taken,
  };
  return BOOKING_NOTICES.filter((notice) => holds[notice]);
}

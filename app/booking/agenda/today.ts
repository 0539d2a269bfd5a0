import { addDays, businessMoment } from "~/web/calendar";
import type { CustomerPhone, PassedTimes } from "~/booking/booking";
import type { WithCar } from "~/booking/booking-car";
import type { BookingStatus } from "~/booking/status";
import type { OverlappingBooking } from "~/booking/notices/overlaps.queries.server";
import type { Localized } from "~/web/i18n/localized";
import type { MainCurrency } from "~/catalog/pricing/money";
import type { FeeLine } from "~/catalog/pricing/fees";
import type { QuoteLine } from "~/catalog/pricing/quote";

/** A pending booking, or the pick-up or return of a confirmed one. */
export type TodayRow = CustomerPhone &
  WithCar &
  PassedTimes & {
    kind: "request" | "pickup" | "return";
    id: number;
    /** The revision of the booking, which the forms of the row send back. */
    revision: string;
    name: string;
    status: BookingStatus;
    /** Date and time of the pick-up or the return: `YYYY-MM-DD`, `HH:MM`. */
    day: string;
    time: string;
    place: string;
    /** The name of the place; null for a place by agreement. */
    placeName: Localized | null;
    pickupDate: string;
    pickupTime: string;
    returnDate: string;
    totalPrice: number;
    payable: number | null;
    fees: FeeLine[];
    currency: MainCurrency;
    /** The delivery fee in GEL. */
    deliveryFee: number;
    /** The notes of the customer. */
    notes: string;
    /** The flight with which the customer arrives; empty if none was entered. */
    flight: string;
    /** The note of staff on the booking; empty if there is none. */
    staffNote: string;
    /** The lines of `totalPrice`; null in bookings from before they were stored. */
    lines: QuoteLine[] | null;
    /** Whether the vehicle was handed over and not returned. */
    isOut: boolean;
    /** The time when the booking was made, ISO 8601 in UTC. */
    createdAt: string;
  };

export type Request = TodayRow & { overlaps: OverlappingBooking[] };
export type Handover = TodayRow & { kind: "pickup" | "return" };

export type HandoverCount = {
  day: string;
  hour: number;
  kind: Handover["kind"];
  count: number;
};

/** The hours of a night: it belongs to the day on which it begins. */
export const NIGHT = { from: 22, until: 7 };

/** Returns an hour of a day as a moment, `YYYY-MM-DD HH:MM`. */
export function momentAt(day: string, hour: number): string {
  return `${day} ${String(hour).padStart(2, "0")}:00`;
}

/** Returns the first minute that is not over: hand-overs before it are late or unmarked. */
export function nextMinute(now: Date): string {
  return businessMoment(new Date(now.getTime() + 59_999));
}

/** A shift whose hand-overs stand together: a day, or the night after it. */
export type Shift = { day: string; isNight: boolean };

export function shiftOf(day: string, hour: number): Shift {
  if (hour >= NIGHT.from) return { day, isNight: true };
  return hour < NIGHT.until ? { day: addDays(day, -1), isNight: true } : { day, isNight: false };
}

/** Groups hand-overs by day and night, in their order. */
export function byShift<Row extends Pick<Handover, "day" | "time">>(handovers: readonly Row[]) {
  const shifts: (Shift & { rows: Row[] })[] = [];
  for (const row of handovers) {
    const shift = shiftOf(row.day, Number(row.time.slice(0, 2)));
    const last = shifts.at(-1);
    if (last?.day === shift.day && last.isNight === shift.isNight) last.rows.push(row);
    else shifts.push({ ...shift, rows: [row] });
  }
  return shifts;
}

import type { CustomerPhone } from "~/booking/booking";
import type { WithCar } from "~/booking/booking-car";
import type { PassedTimes } from "~/booking/booking.queries.server";
import type { BookingStatus } from "~/booking/status";
import type { OverlappingBooking } from "~/booking/notices/overlaps.queries.server";
import type { LocalName } from "~/pricing/local-name";
import type { MainCurrency } from "~/pricing/main-prices";

/** A pending booking, or the pick-up or return of a confirmed one. */
export type TodayRow = CustomerPhone &
  WithCar &
  PassedTimes & {
    kind: "request" | "pickup" | "return";
    id: number;
    /** The state of the booking that the forms of the row have shown. */
    revision: string;
    name: string;
    status: BookingStatus;
    /** Of the pick-up or the return: `YYYY-MM-DD`, `HH:MM`. */
    day: string;
    time: string;
    place: string;
    /** Null for a place by agreement. */
    placeName: LocalName | null;
    pickupDate: string;
    pickupTime: string;
    returnDate: string;
    totalPrice: number;
    currency: MainCurrency;
    /** Handed over and not returned. */
    isOut: boolean;
    /** ISO 8601 in UTC. */
    createdAt: string;
  };

export type Request = TodayRow & { overlaps: OverlappingBooking[] };
export type Handover = TodayRow & { kind: "pickup" | "return" };

export function isHandover(row: TodayRow): row is Handover {
  return row.kind !== "request";
}

/** Groups hand-overs by day, in their order. */
export function byDay<Row extends Pick<Handover, "day">>(handovers: readonly Row[]) {
  const days: { day: string; rows: Row[] }[] = [];
  for (const row of handovers) {
    const last = days.at(-1);
    if (last?.day === row.day) last.rows.push(row);
    else days.push({ day: row.day, rows: [row] });
  }
  return days;
}

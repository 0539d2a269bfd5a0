import type { CustomerPhone } from "~/booking/booking";
import type { BookingStatus } from "~/booking/status";

/**
 * What the times of a vehicle with a booking are based on:
 * - `returned`: hand-over and return were marked
 * - `assumed`: they are the planned ones, because staff said for many bookings at once that all went as planned
 * - `out`: the hand-over was marked, and the vehicle is not back yet
 * - `planned`: nobody marked the hand-over
 * - `removed`: a hand-over was marked, and the mark was removed at the end
 * - `replaced`: it was planned, and the booking got another vehicle at the end
 */
export type RentalBasis = "returned" | "assumed" | "out" | "planned" | "removed" | "replaced";

/** A vehicle with a booking. Moments are `YYYY-MM-DD HH:MM` in business time. */
export type VehicleRental = CustomerPhone & {
  bookingId: number;
  vehicleId: number;
  /** The customer's name; empty for an erased one. */
  name: string;
  status: BookingStatus;
  basis: RentalBasis;
  start: string;
  /** The end of the rental; the planned one while the vehicle is out. */
  end: string;
};

/** A customer who had a vehicle at a moment. */
export type Holder = VehicleRental & {
  /** Whether hand-over and, if it was later, return are marked. */
  isSure: boolean;
  /** Whether the vehicle should have been back by then, and nobody marked anything. */
  isAfterEnd: boolean;
};

const ORDER: readonly RentalBasis[] = [
  "returned",
  "out",
  "removed",
  "assumed",
  "planned",
  "replaced",
];

/**
 * Returns who had a vehicle at a moment, those that are marked first, each booking once. A booking that
 * nobody marked may have had it beyond its end, until the next one begins. The minutes of hand-over and
 * return count.
 */
export function holdersAt(rentals: readonly VehicleRental[], moment: string): Holder[] {
  const found = rentals
    .filter(({ start }) => start <= moment)
    .flatMap((rental): Holder[] => {
      const { basis, start, end, status } = rental;
      const isSure = basis === "returned" || basis === "out";
      if (basis === "out" || moment <= end) return [{ ...rental, isSure, isAfterEnd: false }];
      const isOpen = basis === "planned" && status === "confirmed";
      const isFollowed = rentals.some((next) => next.start > start && next.start <= moment);
      return isOpen && !isFollowed ? [{ ...rental, isSure, isAfterEnd: true }] : [];
    })
    .toSorted(
      (a, b) => ORDER.indexOf(a.basis) - ORDER.indexOf(b.basis) || b.start.localeCompare(a.start),
    );
  return found.filter(
    ({ bookingId }, index) => found.findIndex((one) => one.bookingId === bookingId) === index,
  );
}

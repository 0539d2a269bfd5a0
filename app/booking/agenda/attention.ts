import type { CustomerPhone } from "~/booking/booking";
import type { OrderedPeriod } from "~/booking/period";
import { instantOf } from "~/booking/period";

/** A vehicle by the names that staff use. */
export type NamedVehicle = { model: string; plate: string | null; number: number };

type CustomerName = CustomerPhone & { id: number; name: string };

/** A booking that is out after its planned return. Times are `YYYY-MM-DD HH:MM` in business time. */
export type LateBooking = CustomerName & {
  /** The late vehicle; null if the booking names no car of the fleet. */
  vehicle: NamedVehicle | null;
  dueAt: string;
  /** The revision of the booking, which the form of its return sends back. */
  revision: string;
  /** The booking that gets the vehicle next. */
  next: (CustomerName & { startsAt: string }) | null;
};

/** A late booking whose vehicle is needed soon. */
export type ConflictingBooking = LateBooking & { next: NonNullable<LateBooking["next"]> };

/** Something that can't go as planned. */
export type Conflict =
  | (ConflictingBooking & { kind: "late" })
  /** The booking's vehicle is not in service on all of its days. */
  | (CustomerName & OrderedPeriod & { kind: "notInService"; vehicle: NamedVehicle })
  /** A booking of another calendar that collides with others. */
  | (OrderedPeriod & { kind: "channel"; id: number; source: string; vehicle: NamedVehicle });

/** A confirmed booking without a vehicle. `isOther`: the booking is of no model of the fleet. */
export type UnassignedBooking = CustomerName & OrderedPeriod & { model: string; isOther: boolean };

/** Papers that end before or during a confirmed rental of their vehicle. */
export type EndingPaper = Omit<VehicleGap, "kind" | "day"> & {
  kind: "inspection" | "insurance";
  day: string;
  /** The first rental before or during which the papers end. */
  rental: CustomerName & OrderedPeriod;
  /** The number of such rentals. */
  rentals: number;
};

/** Something that a vehicle lacks: its plate, or papers that end on a day or have ended. */
export type VehicleGap = NamedVehicle & {
  kind: "plate" | "inspection" | "insurance";
  carId: number;
  vehicleId: number;
  day: string | null;
};

/**
 * The time before the next pick-up at which the message about a late vehicle is sent. It is later than the desk
 * shows the vehicle (`CONFLICT_HOURS`), but in the evening before a pick-up at 8.
 */
export const WARN_BEFORE_MS = 12 * 3_600_000;

/** Returns the late vehicles whose next booking begins within a time: staff must act. */
export function conflictsWithin(
  late: readonly LateBooking[],
  now: Date,
  withinMs: number,
): ConflictingBooking[] {
  return late.flatMap((one) =>
    one.next && instantOf(one.next.startsAt).getTime() - now.getTime() < withinMs
      ? [{ ...one, next: one.next }]
      : [],
  );
}

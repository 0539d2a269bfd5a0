import type { Booking } from "~/booking/booking";
import { isWithCustomer, lacksCar, type WithCar } from "~/booking/booking-car";
import { isOpen, type CancelReason } from "~/booking/status";
import { businessInstant } from "~/web/calendar";
import type { Promises } from "~/catalog/company/promises";

/** Whether a customer may cancel a booking, and until when; or why not. */
export type Cancellation =
  /** A request, which can be withdrawn at any time. */
  | { ok: true; isRequest: true }
  | {
      ok: true;
      isRequest: false;
      until: Date;
      /** The hours before the pick-up by the rule. */
      hours: number;
    }
  /** `late`: the pick-up is too close; `passed`: it has passed; `out`: the customer has the car. */
  | { ok: false; reason: "late" | "passed" | "out" | "cancelled" | "completed" };

/**
 * Returns the key of the texts about a cancellation. That a customer who cancels has nothing to pay is said only
 * by a company that promises it.
 */
export function cancelTextKey(
  reason: CancelReason | null,
  promises: Pick<Promises, "cancellation">,
): CancelReason | "withdrawnPlain" {
  if (reason === "withdrawn" && !promises.cancellation) return "withdrawnPlain";
  return reason ?? "company";
}

/** Returns the last instant at which a customer may cancel. */
export function cancelUntil(
  booking: Pick<Booking, "pickupDate" | "pickupTime">,
  freeCancellationHours: number,
): Date {
  const pickup = businessInstant(booking.pickupDate, booking.pickupTime);
  return new Date(pickup.getTime() - freeCancellationHours * 3_600_000);
}

/**
 * Returns whether a customer may cancel a booking; `cancelOwnBooking` checks it again in its statement. While it
 * is the company that has no car, the customer is bound to nothing until the pick-up.
 */
export function cancellation(
  booking: Pick<Booking, "status" | "pickupDate" | "pickupTime"> & WithCar,
  { now, freeCancellationHours }: { now: Date; freeCancellationHours: number },
): Cancellation {
  const { status } = booking;
  if (!isOpen(status)) return { ok: false, reason: status };
  if (status === "pending") return { ok: true, isRequest: true };
  if (isWithCustomer(booking)) return { ok: false, reason: "out" };
  const hours = lacksCar(booking) ? 0 : freeCancellationHours;
  const until = cancelUntil(booking, hours);
  if (now <= until) return { ok: true, isRequest: false, until, hours };
  return { ok: false, reason: now <= cancelUntil(booking, 0) ? "late" : "passed" };
}

import type { Booking } from "~/booking/booking";
import { isOpen } from "~/booking/status";
import { businessInstant } from "~/calendar";

/** Whether a visitor may cancel a booking, and until when; or why not. */
export type Cancellation =
  | { ok: true; until: Date }
  | { ok: false; reason: "late" | "cancelled" | "completed" };

/** The last instant at which a visitor may cancel. */
export function cancelUntil(
  booking: Pick<Booking, "pickupDate" | "pickupTime">,
  freeCancellationHours: number,
): Date {
  const pickup = businessInstant(booking.pickupDate, booking.pickupTime);
  return new Date(pickup.getTime() - freeCancellationHours * 3_600_000);
}

/** `cancelOwnBooking` checks the same in its statement. */
export function cancellation(
  booking: Pick<Booking, "status" | "pickupDate" | "pickupTime">,
  { now, freeCancellationHours }: { now: Date; freeCancellationHours: number },
): Cancellation {
  const { status } = booking;
  if (!isOpen(status)) return { ok: false, reason: status };
  const until = cancelUntil(booking, freeCancellationHours);
  return now <= until ? { ok: true, until } : { ok: false, reason: "late" };
}

import { businessInstant } from "~/web/calendar";
import type { Booking } from "./booking";

const PLATE_BEFORE_MS = 24 * 3_600_000;

/** Whether the visitor gets the plate: of a confirmed booking from 24 hours before its pick-up on. */
export function isPlateDue(
  { status, pickupDate, pickupTime }: Pick<Booking, "status" | "pickupDate" | "pickupTime">,
  now: Date,
): boolean {
  if (status === "completed") return true;
  const pickup = businessInstant(pickupDate, pickupTime);
  return status === "confirmed" && now.getTime() >= pickup.getTime() - PLATE_BEFORE_MS;
}

import type { Sql } from "~/web/db.server";
import type { Booking } from "./booking";
import { isPlateDue } from "./booking-car";

/** Returns the plate that a customer can rely on, or null. Pins the booking to its vehicle. */
export async function promisePlate(
  sql: Sql,
  booking: Pick<Booking, "id" | "status" | "pickupDate" | "pickupTime">,
  now: Date,
): Promise<string | null> {
  if (!isPlateDue(booking, now)) return null;
  const [row] = await sql<[{ plate: string | null }]>`
    select promise_plate(${booking.id}::bigint) as plate`;
  return row.plate;
}

import type { Sql } from "#db/connect";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { setUnits } from "~/catalog/fleet/testing/set-units";

/** Gives the only car of a booking's model to another booking at its time; returns its id. */
export async function fillModel(sql: Sql, id: number): Promise<number[]> {
  await setUnits(sql, 1);
  await sql`update bookings set car_id = (select min(id) from cars) where id = ${id}`;
  const [other] = await sql<{ id: number }[]>`
    insert into bookings (
      car_id, name, email, phone, vehicle, vehicle_type, pickup, "return", pickup_date,
      pickup_time, return_date, return_time, rental_days, price_per_day, delivery_fee, total_price,
      lang, fingerprint
    )
    select car_id, 'Other Guest', email, phone, vehicle, vehicle_type, pickup, "return",
      pickup_date, pickup_time, return_date, return_time, rental_days, price_per_day, delivery_fee,
      total_price, lang, 'other'
    from bookings where id = ${id}
    returning id`;
  await updateBookingStatus(sql, { id: BigInt(other!.id), status: "confirmed", actor: "nino" }, []);
  return [other!.id];
}

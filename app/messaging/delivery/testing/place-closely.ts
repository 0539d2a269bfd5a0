import type { Sql } from "#db/connect";
import { setUnits } from "~/catalog/fleet/testing/set-units";
import { place } from "./place";

/** Places two bookings of one vehicle, half an hour apart where an hour is set. */
export async function placeClosely(sql: Sql) {
  await setUnits(sql, 1);
  await sql`update places set gap_minutes = 60 where name ->> 'en' = 'Tbilisi'`;
  const first = await place(sql, [], { name: "First", returnDate: "2030-06-15" });
  const trip = { pickupDate: "2030-06-15", pickupTime: "12:30", returnDate: "2030-06-20" };
  const second = await place(sql, [], { name: "Second", pickup: "Tbilisi", ...trip });
  await sql`update bookings set car_id = (select min(id) from cars)`;
  return { first: first.id, second: second.id };
}

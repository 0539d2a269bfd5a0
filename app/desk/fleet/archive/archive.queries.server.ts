import type { Sql } from "~/db.server";
import type { UpcomingBooking } from "~/fleet/models/model";

/** The open bookings of a model that end on a day or later, by their start. */
export async function listOpenBookings(
  sql: Sql,
  { id, today, limit }: { id: number; today: string; limit: number },
): Promise<UpcomingBooking[]> {
  return sql<UpcomingBooking[]>`
    select id, name, status,
      least(pickup_date, return_date) as start, greatest(pickup_date, return_date) as end
    from bookings
    where car_id = ${id} and status in ('pending', 'confirmed')
      and greatest(pickup_date, return_date) >= ${today}::date
    order by start, id
    limit ${limit}`;
}

import { businessNow } from "~/catalog/availability/time-range.server";
import type { Sql } from "~/web/db.server";
import type { BodyType } from "~/catalog/fleet/vehicle-type";
import type { RatePlan } from "~/catalog/pricing/rates";

export type OtherModel = {
  id: number;
  name: string;
  bodyType: BodyType | null;
  plan: RatePlan | null;
  /** The price of the cover without excess for a day; null if the model has none. */
  zeroExcess: number | null;
  /** Says for the time of the booking whether several vehicles are free, one is, or none. */
  availability: "free" | "last" | "request";
};

/** Lists the models that a booking can get, those with a free car first. */
export function listOtherModels(sql: Sql, bookingId: number, now: Date) {
  return sql<OtherModel[]>`
    select cars.id, cars.name, body_type as "bodyType", rate_plan as plan, zero_excess as "zeroExcess",
      coalesce(availability, 'request') as availability
    from bookings cross join cars
    left join lateral fleet_availability(booking_period(bookings), ${businessNow(sql, now)}) as found
      on found.model = cars.id
    where bookings.id = ${bookingId} and archived_at is null
      and cars.id is distinct from bookings.car_id
    order by coalesce(availability, 'request') = 'request', sort_order, cars.name`;
}

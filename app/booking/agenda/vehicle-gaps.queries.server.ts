import type { Sql } from "~/db.server";
import type { VehicleGap } from "./attention";

/** Vehicles in service or soon in service without a plate, or with papers that end by a day. */
export function listVehicleGaps(
  sql: Sql,
  { today, soon, limit }: { today: string; soon: string; limit: number },
): Promise<VehicleGap[]> {
  return sql<VehicleGap[]>`
    select gap.kind, gap.day, cars.name as model, plate, number,
      cars.id as "carId", vehicles.id as "vehicleId"
    from vehicles join cars on cars.id = car_id
    cross join lateral (
      values ('inspection', inspection_until), ('insurance', insurance_until), ('plate', null)
    ) as gap (kind, day)
    where archived_at is null and coalesce(in_service_to >= ${today}::date, true)
      and case gap.kind when 'plate' then plate is null else gap.day <= ${soon}::date end
    order by gap.day nulls last, sort_order, cars.name, number, gap.kind limit ${limit}`;
}

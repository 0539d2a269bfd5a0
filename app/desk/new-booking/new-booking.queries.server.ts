import type { Sql } from "~/web/db.server";
import type { BodyType } from "~/catalog/fleet/vehicle-type";

/** A vehicle that can be booked at the desk. */
export type VehicleChoice = {
  id: number;
  modelId: number;
  model: string;
  bodyType: BodyType | null;
  plate: string | null;
  number: number;
};

/**
 * Lists the vehicles of models on offer whose service has not ended by a day, in the order of the fleet.
 */
export function listVehicleChoices(sql: Sql, today: string) {
  return sql<VehicleChoice[]>`
    select vehicles.id, cars.id as "modelId", name as model, body_type as "bodyType", plate, number
    from vehicles join cars on cars.id = car_id
    where archived_at is null and coalesce(in_service_to >= ${today}::date, true)
    order by sort_order, name, cars.id, number`;
}

import type { Sql } from "~/web/db.server";
import { idOf, modelOf, notFound } from "~/desk/fleet/model-id.server";
import { findVehicle } from "~/catalog/fleet/vehicles/vehicles.queries.server";

/** Loads the vehicle of an address, with its model. Throws a 404. */
export async function loadVehicle(sql: Sql, params: { id: string; vehicle: string }) {
  // The id is read before the queries start. If it threw among them, nobody would await the model, and its
  // rejection would end the process.
  const id = idOf(params.vehicle);
  const [model, vehicle] = await Promise.all([modelOf(sql, params.id), findVehicle(sql, id)]);
  if (!vehicle || vehicle.carId !== model.id) throw notFound();
  return { vehicle, model: model.name };
}

export type VehiclePageData = Awaited<ReturnType<typeof loadVehicle>>;

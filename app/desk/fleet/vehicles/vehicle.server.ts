import { data } from "react-router";
import { FLEET_INTENTS, CONFLICTS_FIELD, type FleetForm, type FleetSite } from "~/desk/fleet/fleet";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { businessTime } from "~/web/calendar";
import { redirectWithFlash } from "~/desk/fleet/fleet-flash.server";
import { modelAddress } from "~/desk/fleet/fleet-query";
import { notFound, versionIn, idOf, modelOf } from "~/desk/fleet/model-id.server";
import { removeVehicle, updateVehicle } from "~/catalog/fleet/vehicles/change-vehicle.server";
import { vehicleLabel, VEHICLE_FIELDS, type Vehicle } from "~/catalog/fleet/vehicles/vehicle";
import { type RemovalAnswer, type VehicleAnswer, vehicleTextChanges } from "./vehicle";
import { mergeTyped } from "~/desk/fleet/stale/merge-typed";
import { vehicleFormTexts } from "~/catalog/fleet/vehicles/vehicle-form";
import { vehicleSchema } from "~/catalog/fleet/vehicles/vehicle.schema";
import { parseSubmission, typedTexts } from "~/web/http/submission.server";
import type { Sql } from "~/web/db.server";
import { findVehicle } from "~/catalog/fleet/vehicles/vehicles.queries.server";

/** Handles the forms of a vehicle's page. */
export async function answerVehicleForm(site: FleetSite, sent: FleetForm, named: NamedVehicle) {
  switch (sent.form.get("intent")) {
    case FLEET_INTENTS.saveVehicle:
      return saveVehicle(site, sent, named);
    case FLEET_INTENTS.accept:
      return acceptSavedVehicle(sent, named);
    case FLEET_INTENTS.removeVehicle:
      return dropVehicle(site, sent, named);
    default:
      return data({ problem: "bad" as const }, { status: 400, headers: PRIVATE_HEADERS });
  }
}

/** Removes a vehicle that was never used, or ends its service. */
async function dropVehicle(site: FleetSite, sent: FleetForm, named: NamedVehicle) {
  const { form, request, staff, now } = sent;
  const { id, carId } = named.vehicle;
  if (form.get("confirmed") !== "on") return refuseRemoval({ removal: "unconfirmed" }, 422);
  const removed = await removeVehicle(site.sql, {
    id,
    version: Number(versionIn(form)),
    actor: staff.username,
    today: businessTime(now).date,
  });
  if (!removed.ok) {
    if (removed.reason === "unknown") throw notFound();
    return refuseRemoval({ removal: "stale" }, 409);
  }
  const name = vehicleLabel(named.model, named.vehicle);
  const done = removed.removed ? "vehicleRemoved" : "vehicleEnded";
  return redirectWithFlash(modelAddress(carId), {
    secret: site.secret,
    request,
    flash: { done, name },
  });
}

function refuseRemoval(answer: RemovalAnswer, status: number) {
  return data(answer, { status, headers: PRIVATE_HEADERS });
}

/** A vehicle with the name of its model. */
type NamedVehicle = { vehicle: Vehicle; model: string };

/** Saves a vehicle, and redirects to the page of its model. */
async function saveVehicle(site: FleetSite, sent: FleetForm, named: NamedVehicle) {
  const { form, request, staff } = sent;
  const { id, carId, number } = named.vehicle;
  const submission = parseSubmission(form, vehicleSchema, VEHICLE_FIELDS);
  const typed = typedTexts(form, VEHICLE_FIELDS);
  const version = versionIn(form);
  if (submission.status !== "success") {
    return refuseVehicleForm(
      { kind: "invalid", typed, version, errors: submission.error ?? {} },
      422,
    );
  }
  const { value: input } = submission;
  const update = { id, version: Number(version), input, actor: staff.username };
  const saved = await updateVehicle(site.sql, update);
  if (saved.ok) {
    const name = vehicleLabel(named.model, { plate: input.plate, number });
    return redirectWithFlash(modelAddress(carId), {
      secret: site.secret,
      request,
      flash: { done: "vehicleSaved", name },
    });
  }
  if (saved.reason === "unknown") throw notFound();
  if (saved.reason === "plate-taken") {
    return refuseVehicleForm({ kind: "invalid", typed, version, owners: saved.owners }, 422);
  }
  const { texts, ...changes } = mergeTyped(typed, vehicleTextChanges(saved.changes));
  return refuseVehicleForm(
    { kind: "stale", typed: texts, version: String(saved.version), ...changes },
    409,
  );
}

/** Returns the form as it was sent, with the saved values of the fields in conflict. */
function acceptSavedVehicle({ form }: FleetForm, { vehicle }: NamedVehicle) {
  const typed = typedTexts(form, VEHICLE_FIELDS);
  const conflicts = new Set(form.getAll(CONFLICTS_FIELD));
  const saved = vehicleFormTexts(vehicle);
  for (const field of VEHICLE_FIELDS) if (conflicts.has(field)) typed[field] = saved[field];
  return refuseVehicleForm({ kind: "accepted", typed, version: versionIn(form) }, 200);
}

type Refusal = Partial<VehicleAnswer> & Pick<VehicleAnswer, "kind" | "typed" | "version">;

function refuseVehicleForm(answer: Refusal, status: number) {
  const vehicle: VehicleAnswer = { errors: {}, owners: [], conflicts: [], updated: [], ...answer };
  return data({ vehicle }, { status, headers: PRIVATE_HEADERS });
}

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

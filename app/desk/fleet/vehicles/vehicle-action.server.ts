import { data } from "react-router";
import { FLEET_INTENTS } from "~/desk/fleet/fleet-intents";
import type { FleetForm, FleetSite } from "~/desk/fleet/fleet-site";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { acceptSavedVehicle, saveVehicle, type NamedVehicle } from "./save-vehicle.server";
import { businessTime } from "~/web/calendar";
import { redirectWithFlash } from "~/desk/fleet/fleet-flash.server";
import { modelAddress } from "~/desk/fleet/fleet-query";
import { notFound } from "~/desk/fleet/model-id.server";
import { versionIn } from "~/desk/fleet/version-in.server";
import { removeVehicle } from "~/catalog/fleet/vehicles/change-vehicle.server";
import { vehicleLabel } from "~/catalog/fleet/vehicles/vehicle";
import type { RemovalAnswer } from "./vehicles-answer";

/** The forms of a vehicle's page. */
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

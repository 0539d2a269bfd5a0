import { data } from "react-router";
import { businessTime } from "~/calendar";
import { redirectWithFlash } from "~/desk/fleet/fleet-flash.server";
import { modelAddress } from "~/desk/fleet/fleet-query";
import type { FleetForm, FleetSite } from "~/desk/fleet/fleet-site";
import { notFound } from "~/desk/fleet/model-id.server";
import { versionIn } from "~/desk/fleet/version-in.server";
import { removeVehicle } from "~/fleet/vehicles/change-vehicle.server";
import { vehicleLabel } from "~/fleet/vehicles/vehicle";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import type { NamedVehicle } from "./save-vehicle.server";
import type { RemovalAnswer } from "./vehicles-answer";

/** Removes a vehicle that was never used, or ends its service. */
export async function dropVehicle(site: FleetSite, sent: FleetForm, named: NamedVehicle) {
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

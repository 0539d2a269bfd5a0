import { data } from "react-router";
import { redirectWithFlash } from "~/desk/fleet/fleet-flash.server";
import { modelAddress } from "~/desk/fleet/fleet-query";
import type { FleetForm, FleetSite } from "~/desk/fleet/fleet-site";
import { notFound } from "~/desk/fleet/model-id.server";
import type { Model } from "~/catalog/fleet/models/model";
import { insertVehicles } from "~/catalog/fleet/vehicles/change-vehicle.server";
import { SEVERAL_VEHICLES_FIELDS } from "~/catalog/fleet/vehicles/vehicle-form";
import { severalVehiclesSchema } from "~/catalog/fleet/vehicles/vehicle.schema";
import { parseSubmission } from "~/web/http/submission.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import type { NewVehiclesAnswer } from "./vehicles-answer";

/** Adds the vehicles of a form to a model: all, or none. */
export async function addVehicles(site: FleetSite, sent: FleetForm, model: Model) {
  const { form, request, staff } = sent;
  const submission = parseSubmission(form, severalVehiclesSchema, SEVERAL_VEHICLES_FIELDS);
  const result = submission.reply();
  if (submission.status !== "success") return refuse({ result, owners: [] });
  const added = await insertVehicles(site.sql, {
    carId: model.id,
    vehicles: submission.value,
    actor: staff.username,
  });
  if (added.ok) {
    const count = added.ids.length;
    return redirectWithFlash(modelAddress(model.id), {
      secret: site.secret,
      request,
      flash: { done: "vehiclesAdded", count },
    });
  }
  if (added.reason === "unknown") throw notFound();
  return refuse({ result, owners: added.owners });
}

function refuse(vehicles: NewVehiclesAnswer) {
  return data({ vehicles }, { status: 422, headers: PRIVATE_HEADERS });
}

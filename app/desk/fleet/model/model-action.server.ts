import { data } from "react-router";
import { redirectWithFlash } from "~/desk/fleet/fleet-flash.server";
import { FLEET_INTENTS, CONFLICTS_FIELD, type FleetForm, type FleetSite } from "~/desk/fleet/fleet";
import { modelAddress } from "~/desk/fleet/fleet-query";
import { notFound } from "~/desk/fleet/model-id.server";
import { copyModel } from "~/catalog/fleet/models/change-model.server";
import type { Model } from "~/catalog/fleet/models/model";
import { restoreModel } from "~/catalog/fleet/models/model-state.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { findModelNamed } from "./same-name.queries.server";
import { addModel, saveModel, readModel } from "./save-model.server";
import { MODEL_FORM_FIELDS, modelFormTexts } from "~/catalog/fleet/models/model-form";
import { answerOf } from "./form/read-model-form.server";
import { insertVehicles } from "~/catalog/fleet/vehicles/change-vehicle.server";
import { SEVERAL_VEHICLES_FIELDS } from "~/catalog/fleet/vehicles/vehicle-form";
import { severalVehiclesSchema } from "~/catalog/fleet/vehicles/vehicle.schema";
import { parseSubmission } from "~/web/http/submission.server";
import type { NewVehiclesAnswer } from "~/desk/fleet/vehicles/vehicle";

/** Handles the form of a new model. */
export async function answerNewModelForm(site: FleetSite, sent: FleetForm) {
  switch (sent.form.get("intent")) {
    case FLEET_INTENTS.save:
      return addModel(site, sent);
    case FLEET_INTENTS.preview:
      return previewModel(sent, null);
    default:
      return refuseUnknown();
  }
}

/** Handles the forms of a model's page. */
export async function answerModelForm(site: FleetSite, sent: FleetForm, model: Model) {
  switch (sent.form.get("intent")) {
    case FLEET_INTENTS.save:
      return saveModel(site, sent, model);
    case FLEET_INTENTS.preview:
      return previewModel(sent, model);
    case FLEET_INTENTS.accept:
      return acceptSaved(sent, model);
    case FLEET_INTENTS.copy:
      return copy(site, sent, model);
    case FLEET_INTENTS.restore:
      return restore(site, sent, model);
    case FLEET_INTENTS.addVehicles:
      return addVehicles(site, sent, model);
    default:
      return refuseUnknown();
  }
}

async function copy({ sql, secret }: FleetSite, { request, staff }: FleetForm, { id }: Model) {
  const copied = await copyModel(sql, { id, actor: staff.username });
  if (!copied.ok) throw notFound();
  return redirectWithFlash(modelAddress(copied.id), {
    secret,
    request,
    flash: { done: "copied", name: copied.name },
  });
}

async function restore(site: FleetSite, { request, staff }: FleetForm, { id, name }: Model) {
  const restored = await restoreModel(site.sql, { id, actor: staff.username });
  if (restored.ok) {
    return redirectWithFlash(modelAddress(id), {
      secret: site.secret,
      request,
      flash: { done: "restored", name },
    });
  }
  if (restored.reason === "unknown") throw notFound();
  const other = await findModelNamed(site.sql, name);
  return data({ nameTaken: { other } }, { status: 409, headers: PRIVATE_HEADERS });
}

function refuseUnknown() {
  return data({ problem: "bad" as const }, { status: 400, headers: PRIVATE_HEADERS });
}

/** Returns the form as it was sent, with its preview: nothing is saved or refused. */
function previewModel(sent: FleetForm, model: Model | null) {
  return data(
    { model: answerOf(readModel(sent, model), { kind: "preview" }) },
    { headers: PRIVATE_HEADERS },
  );
}

/** Returns the form as it was sent, with the saved values of the fields in conflict. */
function acceptSaved(sent: FleetForm, model: Model) {
  const read = readModel(sent, model);
  const conflicts = new Set(sent.form.getAll(CONFLICTS_FIELD));
  const saved = modelFormTexts(model);
  const texts = { ...read.texts };
  for (const field of MODEL_FORM_FIELDS) if (conflicts.has(field)) texts[field] = saved[field];
  return data({ model: answerOf(read, { kind: "accepted", texts }) }, { headers: PRIVATE_HEADERS });
}

/** Adds the vehicles of a form to a model: all, or none. */
async function addVehicles(site: FleetSite, sent: FleetForm, model: Model) {
  const { form, request, staff } = sent;
  const submission = parseSubmission(form, severalVehiclesSchema, SEVERAL_VEHICLES_FIELDS);
  const result = submission.reply();
  if (submission.status !== "success") return refuseNewVehicles({ result, owners: [] });
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
  return refuseNewVehicles({ result, owners: added.owners });
}

function refuseNewVehicles(vehicles: NewVehiclesAnswer) {
  return data({ vehicles }, { status: 422, headers: PRIVATE_HEADERS });
}

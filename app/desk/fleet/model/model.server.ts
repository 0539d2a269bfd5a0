import { data } from "react-router";
import { redirectWithFlash } from "~/desk/fleet/fleet-flash.server";
import { FLEET_INTENTS, CONFLICTS_FIELD, type FleetForm, type FleetSite } from "~/desk/fleet/fleet";
import { modelAddress, ALL_MODELS } from "~/desk/fleet/fleet-query";
import { notFound, versionIn } from "~/desk/fleet/model-id.server";
import { copyModel, insertModel, updateModel } from "~/catalog/fleet/models/change-model.server";
import type { Model } from "~/catalog/fleet/models/model";
import { restoreModel } from "~/catalog/fleet/models/model-state.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { findModelNamed, findModelPictures, NO_PICTURES } from "./model.queries.server";
import { MODEL_FORM_FIELDS, modelFormTexts } from "~/catalog/fleet/models/model-form";
import {
  answerOf,
  readModelForm,
  type SentModel,
} from "~/desk/fleet/model/form/read-model-form.server";
import { insertVehicles } from "~/catalog/fleet/vehicles/change-vehicle.server";
import { SEVERAL_VEHICLES_FIELDS } from "~/catalog/fleet/vehicles/vehicle-form";
import { severalVehiclesSchema } from "~/catalog/fleet/vehicles/vehicle.schema";
import { parseSubmission } from "~/web/http/submission.server";
import type { NewVehiclesAnswer } from "~/desk/fleet/vehicles/vehicle";
import { businessTime } from "~/web/calendar";
import { mergeTyped } from "~/desk/fleet/stale/merge-typed";
import { messageKey } from "~/web/message-key";
import type { ModelAnswer } from "./model";
import { modelTextChanges } from "./model-changes";
import type { Sql } from "~/web/db.server";
import { loadHistory } from "~/desk/fleet/history/load-history.server";
import { loadFleetList } from "~/desk/fleet/list/fleet-list.server";
import { listVehicles } from "~/catalog/fleet/vehicles/vehicles.queries.server";
import { findPriceTable } from "~/catalog/pricing/price-tables.queries.server";
import { findPrices } from "~/catalog/pricing/prices.queries.server";

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

/** Adds a model, and redirects to its page. */
export async function addModel(site: FleetSite, sent: FleetForm) {
  const read = readModel(sent, null);
  if (!read.ok) return refuseModelForm(read, { kind: "invalid", errors: read.errors }, 422);
  const actor = sent.staff.username;
  const model = { input: read.value, sortOrder: read.position, actor };
  const added = await insertModel(site.sql, model);
  if (!added.ok) return refuseName(read);
  return redirectWithFlash(modelAddress(added.id), {
    secret: site.secret,
    request: sent.request,
    flash: { done: "added", name: read.value.name },
  });
}

/** Saves a model, and redirects to its page. */
export async function saveModel(site: FleetSite, sent: FleetForm, model: Model) {
  const read = readModel(sent, model);
  if (!read.ok) return refuseModelForm(read, { kind: "invalid", errors: read.errors }, 422);
  const actor = sent.staff.username;
  const version = Number(versionIn(sent.form));
  const { id } = model;
  const changed = { id, version, input: read.value, sortOrder: read.position, actor };
  const saved = await updateModel(site.sql, changed);
  if (saved.ok) {
    return redirectWithFlash(modelAddress(id), {
      secret: site.secret,
      request: sent.request,
      flash: { done: "saved", name: read.value.name },
    });
  }
  if (saved.reason === "unknown") throw notFound();
  if (saved.reason === "name-taken") return refuseName(read);
  const merged = mergeTyped(read.texts, modelTextChanges(saved.changes));
  return refuseModelForm(read, { kind: "stale", version: String(saved.version), ...merged }, 409);
}

export function readModel({ form, now }: FleetForm, model: Model | null): SentModel {
  const year = Number(businessTime(now).date.slice(0, 4));
  return readModelForm(form, { year, needsBodyType: model === null || model.bodyType !== null });
}

function refuseName(read: SentModel) {
  const errors = { name: [messageKey("models.errors.nameTaken")] };
  return refuseModelForm(read, { kind: "invalid", errors }, 422);
}

function refuseModelForm(
  sent: SentModel,
  answer: Partial<ModelAnswer> & Pick<ModelAnswer, "kind">,
  status: number,
) {
  return data({ model: answerOf(sent, answer) }, { status, headers: PRIVATE_HEADERS });
}

/** Loads the page of a model, or of a new one. */
export async function loadModelPage(sql: Sql, model: Model | null, now: Date) {
  const { date: today } = businessTime(now);
  const query = { ...ALL_MODELS, state: model?.archivedAt ? "archived" : "active" } as const;
  const [list, vehicles, pictures, prices, roads, history] = await Promise.all([
    loadFleetList(sql, query, today),
    model ? listVehicles(sql, model.id) : [],
    model ? findModelPictures(sql, model.id) : NO_PICTURES,
    findPrices(sql),
    findPriceTable(sql, "roads"),
    model ? loadHistory(sql, model.id) : [],
  ]);
  const preview = { pictures, plan: model?.ratePlan ?? null, prices, roads: roads.table };
  return { list, model, vehicles, preview, history, today };
}

export type ModelPageData = Awaited<ReturnType<typeof loadModelPage>>;

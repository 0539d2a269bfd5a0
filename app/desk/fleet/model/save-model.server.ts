import { data } from "react-router";
import { businessTime } from "~/web/calendar";
import { redirectWithFlash } from "~/desk/fleet/fleet-flash.server";
import { modelAddress } from "~/desk/fleet/fleet-query";
import type { FleetForm, FleetSite } from "~/desk/fleet/fleet";
import { notFound, versionIn } from "~/desk/fleet/model-id.server";
import { mergeTyped } from "~/desk/fleet/stale/merge-typed";
import { insertModel, updateModel } from "~/catalog/fleet/models/change-model.server";
import type { Model } from "~/catalog/fleet/models/model";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { messageKey } from "~/web/message-key";
import type { ModelAnswer } from "./model";
import { modelTextChanges } from "./model-changes";
import { answerOf, readModelForm, type SentModel } from "./form/read-model-form.server";

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

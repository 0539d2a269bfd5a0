import { data } from "react-router";
import { CONFLICTS_FIELD } from "~/desk/fleet/stale/conflicts-field";
import type { FleetForm } from "~/desk/fleet/fleet-site";
import type { Model } from "~/fleet/models/model";
import { MODEL_FORM_FIELDS, modelFormTexts } from "~/fleet/models/model-form";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { answerOf } from "./form/read-model-form.server";
import { readModel } from "./save-model.server";

/** The form as it was sent, with its preview: nothing is saved or refused. */
export function previewModel(sent: FleetForm, model: Model | null) {
  return data(
    { model: answerOf(readModel(sent, model), { kind: "preview" }) },
    { headers: PRIVATE_HEADERS },
  );
}

/** The form as it was sent, with the saved values of the fields in conflict. */
export function acceptSaved(sent: FleetForm, model: Model) {
  const read = readModel(sent, model);
  const conflicts = new Set(sent.form.getAll(CONFLICTS_FIELD));
  const saved = modelFormTexts(model);
  const texts = { ...read.texts };
  for (const field of MODEL_FORM_FIELDS) if (conflicts.has(field)) texts[field] = saved[field];
  return data({ model: answerOf(read, { kind: "accepted", texts }) }, { headers: PRIVATE_HEADERS });
}

import { data } from "react-router";
import { redirectWithFlash } from "~/desk/fleet/fleet-flash.server";
import { FLEET_INTENTS } from "~/desk/fleet/fleet-intents";
import { fleetAddress } from "~/desk/fleet/fleet-query";
import type { FleetForm, FleetSite } from "~/desk/fleet/fleet-site";
import { reorderModels } from "~/fleet/models/model-order.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { readPositions, typedPositions } from "./positions";

/** The form of the list: saves the positions of all models, or of none. */
export async function answerFleetForm(site: FleetSite, { request, form, staff }: FleetForm) {
  if (form.get("intent") !== FLEET_INTENTS.order) return refuse({ typed: null }, 400);
  const positions = readPositions(form);
  if (!positions) return refuse({ typed: typedPositions(form) }, 422);
  const order = [...positions].map(([id, sortOrder]) => ({ id, sortOrder }));
  await reorderModels(site.sql, { order, actor: staff.username });
  return redirectWithFlash(fleetAddress(), {
    secret: site.secret,
    request,
    flash: { done: "ordered" },
  });
}

/** What was typed; null if the form was not understood. */
type OrderAnswer = { typed: Record<string, string> | null };

function refuse(answer: OrderAnswer, status: number) {
  return data(answer, { status, headers: PRIVATE_HEADERS });
}

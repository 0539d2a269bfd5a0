import { data } from "react-router";
import { redirectWithFlash } from "~/desk/fleet/fleet-flash.server";
import { FLEET_INTENTS, type FleetForm, type FleetSite } from "~/desk/fleet/fleet";
import { fleetAddress } from "~/desk/fleet/fleet-query";
import { reorderModels } from "~/catalog/fleet/models/model-order.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { readPositions, readSeen, typedPositions } from "./positions";

/** Handles the form of the list: saves the positions of all models, or of none. */
export async function answerFleetForm(site: FleetSite, { request, form, staff }: FleetForm) {
  if (form.get("intent") !== FLEET_INTENTS.order) return refuseOrderForm({ typed: null }, 400);
  const positions = readPositions(form);
  if (!positions) return refuseOrderForm({ typed: typedPositions(form) }, 422);
  const order = [...positions].map(([id, sortOrder]) => ({ id, sortOrder }));
  const change = { order, seen: readSeen(form), actor: staff.username };
  if (!(await reorderModels(site.sql, change))) {
    return refuseOrderForm({ typed: typedPositions(form), isStale: true }, 409);
  }
  return redirectWithFlash(fleetAddress(), {
    secret: site.secret,
    request,
    flash: { done: "ordered" },
  });
}

/**
 * The refused form of the list: `typed` is null if it was not understood. `isStale` says that the order has
 * changed since.
 */
export type OrderAnswer = { typed: Record<string, string> | null; isStale?: boolean };

function refuseOrderForm(answer: OrderAnswer, status: number) {
  return data(answer, { status, headers: PRIVATE_HEADERS });
}

import { data } from "react-router";
import { FLEET_INTENTS } from "~/desk/fleet/fleet-intents";
import type { FleetForm, FleetSite } from "~/desk/fleet/fleet-site";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { acceptSavedVehicle, saveVehicle, type NamedVehicle } from "./save-vehicle.server";
import { dropVehicle } from "./remove-vehicle.server";

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

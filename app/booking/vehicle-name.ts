import type { TFunction } from "i18next";
import { OTHER_VEHICLE } from "~/catalog/fleet/car";

/** Car names are the same in every language; only Other is translated. */
export function vehicleName(t: TFunction, vehicle: string): string {
  return vehicle === OTHER_VEHICLE ? t("booking.otherVehicle") : vehicle;
}

import type { TFunction } from "i18next";
import { OTHER_VEHICLE } from "~/fleet/car";

/** A car's name stays as it is in every language; Other is a word. */
export function vehicleName(t: TFunction, vehicle: string): string {
  return vehicle === OTHER_VEHICLE ? t("booking.otherVehicle") : vehicle;
}

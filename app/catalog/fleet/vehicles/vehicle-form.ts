import { VEHICLE_FIELDS, type VehicleField, type VehicleInput } from "./vehicle";

/** The fields of the form that adds several vehicles (`severalVehiclesSchema`). */
export const SEVERAL_VEHICLES_FIELDS = [
  "plates",
  "withoutPlate",
  "colour",
  "inServiceFrom",
] as const;

/** Returns the texts that fill in the form of a vehicle. */
export function vehicleFormTexts(vehicle: VehicleInput): Record<VehicleField, string> {
  const texts = VEHICLE_FIELDS.map((field) => [field, String(vehicle[field] ?? "")]);
  return Object.fromEntries(texts) as Record<VehicleField, string>;
}

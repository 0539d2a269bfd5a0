import type { VehicleType } from "~/catalog/pricing/rates";
import { OTHER_VEHICLE, type CarChoice } from "./car";
import { vehicleTypeOf } from "./vehicle-type";

/** Returns the car with a name, or the one that had it before; undefined if none is on offer. */
export function choiceNamed(
  choices: readonly CarChoice[],
  name: string | null | undefined,
): CarChoice | undefined {
  if (!name) return undefined;
  return (
    choices.find((car) => car.name === name) ??
    choices.find(({ formerNames }) => formerNames.includes(name))
  );
}

/** Returns the current name of a car; any other text unchanged. */
export function currentName(choices: readonly CarChoice[], name: string): string {
  return choiceNamed(choices, name)?.name ?? name;
}

/**
 * Returns the type that follows from a car; empty without a car, and for one outside the fleet. Without the fleet, as
 * while the database is unavailable, the name alone tells the type.
 */
export function followedType(choices: readonly CarChoice[], name: string): VehicleType | "" {
  if (name === "" || name === OTHER_VEHICLE) return "";
  return vehicleTypeOf(choiceNamed(choices, name) ?? { name, bodyType: null });
}

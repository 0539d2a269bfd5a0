import type { VehicleType } from "~/pricing/rates";

/** Makes whose cars count as SUVs, for rates and filters (specification 4 and 5). */
export const SUV_MAKES: readonly string[] = ["Jeep", "Toyota", "Nissan", "Hyundai", "Kia"];

/** By the name, selects the rate table (specification 4). */
export function vehicleTypeOf(name: string): VehicleType {
  return SUV_MAKES.some((make) => name.includes(make)) ? "suv" : "sedan";
}

/** The label on a card (specification 5): sedan for Mazda and Honda, else SUV. */
export function cardLabelOf(name: string): VehicleType {
  return ["Mazda", "Honda"].some((make) => name.includes(make)) ? "sedan" : "suv";
}

/** Makes with their own badge; the others share a plain one (specification 2). */
export const MAKES = ["Jeep", "Mazda", "Honda", "Toyota", "Nissan", "Hyundai", "Kia"] as const;

/** The make that a name begins with; null without a badge. */
export function makeOf(name: string): (typeof MAKES)[number] | null {
  return MAKES.find((make) => name.startsWith(make)) ?? null;
}

/** Shows the 4x4 badge (specification 2). */
export function isFourWheelDrive(driveType: string): boolean {
  return driveType === "AWD" || driveType === "4x4";
}

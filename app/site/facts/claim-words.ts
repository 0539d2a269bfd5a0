import type { Claims } from "~/catalog/company/company-numbers";
import type { VehicleType } from "~/catalog/pricing/rates";

/** Formats a number with its noun in English: «1 hour», «48 hours». */
export function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? "" : "s"}`;
}

/** Says in English until when cancelling is free: «until 48 hours before the pick-up». */
export function untilPickup(hours: number): string {
  return hours === 0 ? "until the pick-up" : `until ${counted(hours, "hour")} before the pick-up`;
}

/** Says in Georgian until when cancelling is free: «აღებამდე სულ მცირე 48 საათით ადრე». */
export function beforePickup(hours: number): string {
  return hours === 0 ? "მანქანის აღებამდე" : `მანქანის აღებამდე სულ მცირე ${hours} საათით ადრე`;
}

/** Returns a fragment about the higher age for larger cars; empty if they have none of their own. */
export function ofHigherAge({ from, to }: Claims["driverAge"], text: (age: number) => string) {
  return to > from ? text(to) : "";
}

/** Returns a fragment about the experience of drivers; empty if beginners may drive. */
export function ofExperience(years: number, text: (years: number) => string): string {
  return years === 0 ? "" : text(years);
}

/** Returns the text about the types whose rates cars have; empty if no car has the rates of a type. */
export function ofTypes(
  types: readonly VehicleType[],
  texts: Readonly<Record<VehicleType | "both", string>>,
): string {
  const [first] = types;
  if (!first) return "";
  return types.length === 1 ? texts[first] : texts.both;
}

import type { Claims } from "~/catalog/company/claims";
import type { VehicleType } from "~/catalog/pricing/rates";

/** «1 hour», «48 hours», in English. */
export function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? "" : "s"}`;
}

/** Until when cancelling is free, in English: «until 48 hours before the pick-up». */
export function untilPickup(hours: number): string {
  return hours === 0 ? "until the pick-up" : `until ${counted(hours, "hour")} before the pick-up`;
}

/** The same in Georgian: «აღებამდე სულ მცირე 48 საათით ადრე». */
export function beforePickup(hours: number): string {
  return hours === 0 ? "მანქანის აღებამდე" : `მანქანის აღებამდე სულ მცირე ${hours} საათით ადრე`;
}

/** A part of a text about the higher age for larger cars; empty if they have none of their own. */
export function ofHigherAge({ from, to }: Claims["driverAge"], text: (age: number) => string) {
  return to > from ? text(to) : "";
}

/** A part of a text about the experience of drivers; empty if beginners may drive. */
export function ofExperience(years: number, text: (years: number) => string): string {
  return years === 0 ? "" : text(years);
}

/** The text about the types whose rates cars have; it is empty if no car has the rates of a type. */
export function ofTypes(
  types: readonly VehicleType[],
  texts: Readonly<Record<VehicleType | "both", string>>,
): string {
  const [first] = types;
  if (!first) return "";
  return types.length === 1 ? texts[first] : texts.both;
}

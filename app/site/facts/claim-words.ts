import type { Claims } from "~/catalog/company/company-numbers";
import type { VehicleType } from "~/catalog/pricing/rates";

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

import type { VehicleType } from "~/pricing/rates";

/** The text about the types whose rates cars have; empty if none has. */
export function ofTypes(
  types: readonly VehicleType[],
  texts: Readonly<Record<VehicleType | "both", string>>,
): string {
  const [first] = types;
  if (!first) return "";
  return types.length === 1 ? texts[first] : texts.both;
}

import type { VehicleType } from "~/catalog/pricing/rates";

/**
 * What the type of a car follows from. Without a body type it follows from the name alone (decision 36).
 */
export type TypeSource = { name: string; bodyType: BodyType | null };

const TYPE_OF_BODY: Readonly<Record<BodyType, VehicleType>> = {
  sedan: "sedan",
  hatchback: "sedan",
  wagon: "sedan",
  suv: "suv",
  minivan: "suv",
  pickup: "suv",
};

/** Makes whose cars count as SUVs, for rates and filters (specification 4 and 5). */
export const SUV_MAKES: readonly string[] = ["Jeep", "Toyota", "Nissan", "Hyundai", "Kia"];

/** Returns the type that selects the rate table: by the body type, else by the name (specification 4). */
export function vehicleTypeOf({ name, bodyType }: TypeSource): VehicleType {
  if (bodyType) return TYPE_OF_BODY[bodyType];
  return SUV_MAKES.some((make) => name.includes(make)) ? "suv" : "sedan";
}

/** Returns the label on a card: the body type, else sedan for Mazda and Honda and SUV (specification 5). */
export function cardLabelOf({ name, bodyType }: TypeSource): BodyType {
  if (bodyType) return bodyType;
  return ["Mazda", "Honda"].some((make) => name.includes(make)) ? "sedan" : "suv";
}

/** The makes with their own badge; the others share a plain one (specification 2). */
export const MAKES = ["Jeep", "Mazda", "Honda", "Toyota", "Nissan", "Hyundai", "Kia"] as const;

/** Returns the make that a name begins with; null without a badge. */
export function makeOf(name: string): (typeof MAKES)[number] | null {
  return MAKES.find((make) => name.startsWith(make)) ?? null;
}

/** Returns whether a car gets the 4x4 badge (specification 2). */
export function isFourWheelDrive(driveType: string): boolean {
  return driveType === "AWD" || driveType === "4x4";
}

/** What the gearbox of a car is searched by: its field may have any text, in the languages of the desk. */
export function gearboxOf({
  transmission,
}: {
  transmission: string;
}): "automatic" | "manual" | null {
  if (/auto|cvt|dsg|ავტომატ|вариатор|автомат/i.test(transmission)) return "automatic";
  return /manual|mechanic|მექანიკ|механи/i.test(transmission) ? "manual" : null;
}

const FUELS = [
  ["electric", /electric|ელექტრო|электр/i],
  ["diesel", /diesel|დიზელ|дизел/i],
  ["petrol", /petrol|gasoline|benzin|ბენზინ|бензин/i],
] as const;

/** What the fuel of a car is searched by. A hybrid is one whatever it burns. */
export function fuelOf({ isHybrid, fuelType }: { isHybrid: boolean; fuelType: string }) {
  if (isHybrid) return "hybrid";
  return FUELS.find(([, words]) => words.test(fuelType))?.[0] ?? null;
}

type Kinds = TypeSource & { driveType: string; isHybrid: boolean };

/** Returns whether a fleet has sedans, SUVs, hybrids and 4x4s, as texts for search engines say. */
export function hasAllKinds(cars: readonly Kinds[]): boolean {
  const labels = new Set(cars.map(cardLabelOf));
  return (
    labels.has("sedan") &&
    labels.has("suv") &&
    cars.some((car) => car.isHybrid) &&
    cars.some((car) => isFourWheelDrive(car.driveType))
  );
}

/** The names that staff choose from for the body of a model; the example fleet has none (decision 36). */
export const BODY_TYPES = ["sedan", "hatchback", "wagon", "suv", "minivan", "pickup"] as const;
export type BodyType = (typeof BODY_TYPES)[number];

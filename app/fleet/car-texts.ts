import type { TFunction } from "i18next";
import { formatWith } from "~/i18n/format";
import type { ListedCar } from "./car";

/**
 * The technical values of a car in the page's language. A value without a translation is shown as
 * stored.
 */
type Specified = Pick<
  ListedCar,
  | "driveType"
  | "transmission"
  | "fuelType"
  | "engine"
  | "engineSize"
  | "fuelConsumption"
  | "isHybrid"
  | "passengers"
>;

export function carTexts(t: TFunction, car: Specified) {
  const { decimals } = formatWith(t);
  const known = (group: "transmission" | "driveType" | "fuelType", value: string) =>
    t(`fleet.values.${group}.${value}` as "fleet.values.fuelType.Petrol", { defaultValue: value });
  const unit = (
    text: string,
    pattern: RegExp,
    key: "litres" | "cubicCentimetres" | "consumption",
  ) => {
    const [, value] = pattern.exec(text) ?? [];
    return value ? t(`fleet.values.${key}`, { value: decimals(value) }) : text;
  };
  const engine = unit(car.engine, /^([\d.]+)\s*L$/i, "litres");
  return {
    driveType: known("driveType", car.driveType),
    transmission: known("transmission", car.transmission),
    fuelType: known("fuelType", car.fuelType),
    engine: [engine, car.isHybrid && t("fleet.card.hybrid")].filter(Boolean).join(" "),
    engineSize: unit(car.engineSize, /^(\d+)\s*cc$/i, "cubicCentimetres"),
    fuelConsumption: unit(car.fuelConsumption, /^([\d.]+)\s*L\/100 km$/i, "consumption"),
    seats: t("fleet.card.seats", { count: car.passengers }),
  };
}

import type { TFunction } from "i18next";
import { formatWith } from "~/web/i18n/format";
import type { ListedCar } from "./car";

/** The usual values of a field, as they are stored; each has a text in every language. */
export const KNOWN_VALUES = {
  transmission: ["Automatic", "Manual", "CVT"],
  driveType: ["FWD", "RWD", "AWD", "4x4"],
  fuelType: ["Petrol", "Diesel", "Hybrid"],
} as const;

export type KnownField = keyof typeof KNOWN_VALUES;

/**
 * Returns a stored value in a language; an unusual one as it is. Typed text must not become a key: `$t(…)`
 * in it would be another text, and its dots would take time of their square.
 */
export function valueLabel(t: TFunction, field: KnownField, value: string): string {
  const known = KNOWN_VALUES[field].find((one) => one === value);
  return known ? t(`fleet.values.${field}.${known}` as "fleet.values.fuelType.Petrol") : value;
}

/** The technical values of a car. One without a translation is shown as stored. */
export type CarSpecifications = Pick<
  ListedCar,
  | "driveType"
  | "transmission"
  | "fuelType"
  | "engine"
  | "engineSize"
  | "fuelConsumption"
  | "isHybrid"
  | "passengers"
  | "bags"
>;

export function carTexts(t: TFunction, car: CarSpecifications) {
  const { decimals } = formatWith(t);
  const unit = (
    text: string,
    pattern: RegExp,
    key: "litres" | "cubicCentimetres" | "consumption",
  ) => {
    const [, value] = pattern.exec(text) ?? [];
    return value ? t(`fleet.values.${key}`, { value: decimals(value) }) : text;
  };
  return {
    get driveType() {
      return valueLabel(t, "driveType", car.driveType);
    },
    get transmission() {
      return valueLabel(t, "transmission", car.transmission);
    },
    get fuelType() {
      return valueLabel(t, "fuelType", car.fuelType);
    },
    get engine() {
      const engine = unit(car.engine, /^([\d.]+)\s*L$/i, "litres");
      return [engine, car.isHybrid && t("fleet.card.hybrid")].filter(Boolean).join(" ");
    },
    get engineSize() {
      return unit(car.engineSize, /^(\d+)\s*cc$/i, "cubicCentimetres");
    },
    get fuelConsumption() {
      return unit(car.fuelConsumption, /^([\d.]+)\s*L\/100 km$/i, "consumption");
    },
    get seats() {
      return t("fleet.card.seats", { count: car.passengers });
    },
    get bags() {
      return car.bags === null ? "" : t("fleet.card.bags", { count: car.bags });
    },
  };
}

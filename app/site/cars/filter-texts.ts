import type { TFunction } from "i18next";
import type { FilterName } from "./filters";

/** Returns what a filter is about. The further ones are named like the specifications of a car. */
export function filterLabel(t: TFunction, name: FilterName): string {
  switch (name) {
    case "drive":
      return t("carDetail.labels.driveType");
    case "seats":
    case "bags":
    case "transmission":
      return t(`carDetail.labels.${name}`);
    case "fuel":
      return t("carDetail.labels.fuelType");
    case "type":
    case "price":
    case "passengers":
    case "max":
    case "sort":
      return t(`fleet.filters.${name}`);
  }
}

type Amounts = {
  /** Limits of the price filter in the main currency. */
  limits: { from: number; to: number };
  money: (amount: number) => string;
};

/** Returns a value of a filter in words. */
export function filterValueText(
  t: TFunction,
  name: FilterName,
  value: string,
  { limits, money }: Amounts,
): string {
  switch (name) {
    case "type":
    case "price":
    case "passengers":
      return t(`fleet.filters.${name}Values.${value}` as "fleet.filters.priceValues.mid", {
        from: money(limits.from),
        to: money(limits.to),
      });
    case "sort":
      return t(`fleet.filters.sortValues.${value || "own"}` as "fleet.filters.sortValues.price");
    case "drive":
    case "seats":
    case "bags":
    case "transmission":
    case "fuel":
    case "max":
      return value === ""
        ? t("fleet.filters.passengersValues.any")
        : chosenText(t, name, value, money);
  }
}

type MoreFilter = "drive" | "seats" | "bags" | "transmission" | "fuel" | "max";

function chosenText(
  t: TFunction,
  name: MoreFilter,
  value: string,
  money: Amounts["money"],
): string {
  switch (name) {
    case "drive":
      return t("fleet.filters.fourByFour");
    case "seats":
    case "bags":
      return t("fleet.filters.orMore", { number: value });
    case "max":
      return money(Number(value));
    case "transmission":
    case "fuel":
      return t(`fleet.filters.${name}Values.${value}` as "fleet.filters.fuelValues.petrol");
  }
}

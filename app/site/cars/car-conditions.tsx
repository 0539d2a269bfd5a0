import type { ReactNode } from "react";
import { useTranslation } from "~/web/i18n/use-translation";
import { usePrice } from "~/catalog/company/use-company";
import { languageAttributes } from "~/web/i18n/language-attributes";
import type { FleetCar } from "~/catalog/fleet/car";
import * as styles from "./car-detail.css";
import { SpecList } from "./car-specs";

/** The conditions that only this car has. Without any, nothing is rendered. */
export function CarConditions({ car }: { car: FleetCar }) {
  const { t, i18n } = useTranslation();
  const { price } = usePrice();
  const { minAge, licenceYears, deposit, roadsNotAllowed } = car;
  const entries: [string, ReactNode][] = [];
  const add = (name: "age" | "licence" | "deposit" | "roads", value: ReactNode) =>
    entries.push([t(`carDetail.conditions.${name}`), value]);
  if (minAge !== null) add("age", t("carDetail.conditions.ageFrom", { age: minAge }));
  if (licenceYears !== null) {
    add("licence", t("carDetail.conditions.licenceYears", { count: licenceYears }));
  }
  if (deposit !== null) {
    add("deposit", deposit === 0 ? t("carDetail.conditions.noDeposit") : price(deposit));
  }
  if (roadsNotAllowed) {
    const attributes = languageAttributes(i18n, car.textLanguages.roadsNotAllowed);
    add(
      "roads",
      <span className={styles.lines} {...attributes}>
        {roadsNotAllowed}
      </span>,
    );
  }
  if (entries.length === 0) return null;
  return (
    <>
      <h2>{t("carDetail.conditions.title")}</h2>
      <SpecList entries={entries} />
    </>
  );
}

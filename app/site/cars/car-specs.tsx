import type { ReactNode } from "react";
import { useTranslation } from "~/web/i18n/use-translation";
import { usePromises } from "~/catalog/company/use-company";
import { languageAttributes } from "~/web/i18n/language-attributes";
import type { Car, FleetCar } from "~/catalog/fleet/car";
import * as styles from "./car-detail.css";
import { carTexts } from "~/catalog/fleet/car-texts";

/** The short list of the side panel. */
export function CarSummary({ car }: { car: Car }) {
  const { t } = useTranslation();
  const texts = carTexts(t, car);
  return (
    <SpecList
      entries={[
        [t("carDetail.labels.year"), String(car.year)],
        [t("carDetail.labels.engine"), texts.engine],
        [t("carDetail.labels.transmission"), texts.transmission],
        [t("carDetail.labels.driveType"), texts.driveType],
        [t("carDetail.labels.seats"), String(car.passengers)],
        [t("carDetail.labels.bags"), car.bags === null ? "" : String(car.bags)],
      ]}
    />
  );
}

/** All known specifications of a car, and what every car has (specification 2). */
export function CarSpecs({ car }: { car: FleetCar }) {
  const { t } = useTranslation();
  const texts = carTexts(t, car);
  const { clean, climate } = usePromises();
  const features: [string, ReactNode][] = car.additionalFeatures
    ? [[t("carDetail.labels.features"), <MoreFeatures key="more" car={car} />]]
    : [];
  return (
    <>
      <SpecList
        entries={[
          [t("carDetail.labels.engine"), texts.engine],
          [t("carDetail.labels.engineSize"), texts.engineSize],
          [t("carDetail.labels.fuelType"), texts.fuelType],
          [t("carDetail.labels.fuelConsumption"), texts.fuelConsumption],
          [t("carDetail.labels.transmission"), texts.transmission],
          [t("carDetail.labels.driveType"), texts.driveType],
          [t("carDetail.labels.seats"), String(car.passengers)],
          [t("carDetail.labels.interior"), clean ? t("carDetail.fixed.interior") : ""],
          [
            t("carDetail.labels.trunk"),
            [texts.bags, t("carDetail.fixed.trunk")].filter(Boolean).join(". "),
          ],
          [t("carDetail.labels.climate"), climate ? t("carDetail.fixed.climate") : ""],
          ...features,
        ]}
      />
      {car.features.length > 0 && (
        <ul className={styles.checks}>
          {[...new Set(car.features)].map((feature) => (
            <li key={feature} className={styles.check}>
              {feature}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function MoreFeatures({ car }: { car: FleetCar }) {
  const { i18n } = useTranslation();
  const attributes = languageAttributes(i18n, car.textLanguages.additionalFeatures);
  return <span {...attributes}>{car.additionalFeatures}</span>;
}

/** Lists the specifications that are known. */
export function SpecList({ entries }: { entries: [label: string, value: ReactNode][] }) {
  const known = entries.filter(([, value]) => value !== "");
  return (
    <dl className={styles.specs}>
      {known.map(([label, value]) => (
        <div key={label} className={styles.spec}>
          <dt className={styles.term}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { useTranslation } from "~/i18n/use-translation";
import { badge } from "~/ui/badge.css";
import * as layout from "~/ui/page/layout.css";
import type { FleetCar } from "~/fleet/car";
import * as styles from "./car-detail.css";
import { carTexts } from "~/fleet/car-texts";
import { MakeBadge } from "~/fleet/make-badge";
import { isFourWheelDrive } from "~/fleet/vehicle-type";

export function CarTitle({ car }: { car: FleetCar }) {
  const { t } = useTranslation();
  const { transmission, engine } = carTexts(t, car);
  return (
    <div>
      <div className={styles.title}>
        <MakeBadge car={car.name} />
        <h1 className={layout.heading}>{car.name}</h1>
        {isFourWheelDrive(car.driveType) && (
          <span className={badge.sign}>{t("fleet.card.fourByFour")}</span>
        )}
      </div>
      <p className={layout.lead}>{[car.year, transmission, engine].filter(Boolean).join(" · ")}</p>
    </div>
  );
}

import { useTranslation } from "react-i18next";
import * as layout from "~/ui/layout.css";
import { message } from "~/ui/message.css";
import type { FleetCar } from "./car";
import { CarCard } from "./car-card";
import * as styles from "./car-list.css";

type CarListProps = { cars: FleetCar[]; withTiers?: boolean };

export function CarList({ cars, withTiers = false }: CarListProps) {
  const { t } = useTranslation();
  if (cars.length === 0) return <p className={message.notice}>{t("fleet.empty")}</p>;
  return (
    <ul className={`${styles.grid} ${layout.plainList}`}>
      {cars.map((car, index) => (
        <li key={car.id}>
          <CarCard car={car} withTiers={withTiers} first={index < 2} />
        </li>
      ))}
    </ul>
  );
}

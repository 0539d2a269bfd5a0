import { useTranslation } from "~/web/i18n/use-translation";
import { isInService, type Vehicle } from "~/catalog/fleet/vehicles/vehicle";
import { useFormat } from "~/web/i18n/format";
import { badge } from "~/ui/badge.css";
import * as styles from "./vehicle-table.css";

type ServiceProps = {
  vehicle: Pick<Vehicle, "inServiceFrom" | "inServiceTo">;
  today: string;
};

/** Shows whether a vehicle is in service today, and the ends of its service that matter. */
export function Service({ vehicle, today }: ServiceProps) {
  const { t } = useTranslation();
  const { day } = useFormat();
  const { inServiceFrom, inServiceTo } = vehicle;
  const begins = inServiceFrom !== null && inServiceFrom > today;
  return (
    <span className={styles.service}>
      {isInService(vehicle, today) && (
        <span className={badge.good}>{t("fleetDesk.vehicles.service.now")}</span>
      )}
      {begins && t("fleetDesk.vehicles.service.from", { day: day(inServiceFrom) })}{" "}
      {inServiceTo !== null && t("fleetDesk.vehicles.service.until", { day: day(inServiceTo) })}
    </span>
  );
}

import { useTranslation } from "~/i18n/use-translation";
import * as styles from "./fleet-list.css";

/** More are only counted: they would not fit beside the rest. */
const MAX_PIPS = 6;

/** A key for each vehicle in service, and their number. */
export function VehiclePips({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <span className={styles.pips}>
      {Array.from({ length: Math.min(count, MAX_PIPS) }, (_, index) => (
        <i key={index} className={styles.pip} />
      ))}
      {t("fleetDesk.row.vehicles", { count })}
    </span>
  );
}

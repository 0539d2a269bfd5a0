import { useTranslation } from "~/i18n/use-translation";
import * as desk from "~/desk/desk-page.css";
import { vehicleAddress } from "~/desk/fleet/fleet-query";
import { Plate } from "~/desk/fleet/plate";
import { Papers } from "~/desk/fleet/vehicles/papers";
import { vehicleLabel } from "~/fleet/vehicles/vehicle";
import { Link } from "~/i18n/link";
import type { DueVehicle } from "./listed-vehicles.queries.server";
import * as styles from "./fleet-page.css";

type DuePapersProps = { due: readonly DueVehicle[]; today: string };

/** The vehicles with papers that end soon or have ended. */
export function DuePapers({ due, today }: DuePapersProps) {
  const { t } = useTranslation();
  return (
    <section className={desk.part} aria-labelledby="due-title">
      <h2 className={desk.title} id="due-title">
        {t("fleetDesk.due.title")}
      </h2>
      {due.length === 0 && <p>{t("fleetDesk.due.none")}</p>}
      <ul className={desk.list}>
        {due.map((vehicle) => (
          <li key={vehicle.id} className={styles.due}>
            <Link className={styles.dueLink} to={vehicleAddress(vehicle.carId, vehicle.id)}>
              {vehicle.plate && <Plate plate={vehicle.plate} />}
              {vehicle.plate ? vehicle.model : vehicleLabel(vehicle.model, vehicle)}
            </Link>
            <span>
              <Papers vehicle={vehicle} today={today} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

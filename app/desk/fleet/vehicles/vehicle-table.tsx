import { useTranslation } from "~/web/i18n/use-translation";
import { vehicleAddress } from "~/desk/fleet/fleet-query";
import { Plate } from "~/desk/fleet/plate";
import { vehicleLabel, type Vehicle } from "~/catalog/fleet/vehicles/vehicle";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { visuallyHidden } from "~/ui/page/layout.css";
import { Papers } from "./papers";
import { Service } from "./service";
import * as styles from "./vehicle-table.css";
import { swatchOf } from "./colours";
import { swatch } from "./vehicle-table.css";

type VehicleTableProps = {
  caption: string;
  /** The model's name. */
  model: string;
  vehicles: readonly Vehicle[];
  today: string;
};

const COLUMNS = ["plate", "colour", "odometer", "papers", "numbers", "service"] as const;

/** Shows the vehicles of a model: a table, on phones a list. */
export function VehicleTable({ caption, model, vehicles, today }: VehicleTableProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} className={styles.headCell} scope="col">
                {t(`fleetDesk.vehicles.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {vehicles.map((vehicle) => (
            <VehicleRow key={vehicle.id} vehicle={vehicle} model={model} today={today} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type VehicleRowProps = { vehicle: Vehicle; model: string; today: string };

function VehicleRow({ vehicle, model, today }: VehicleRowProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { plate, colour, odometer, vin, techPassport } = vehicle;
  const label = vehicleLabel(model, vehicle);
  return (
    <tr className={styles.row}>
      <th className={styles.rowHead} scope="row">
        <Link
          className={styles.link}
          to={vehicleAddress(vehicle.carId, vehicle.id)}
          aria-label={t("fleetDesk.vehicles.edit", { vehicle: label })}
        >
          {plate ? <Plate plate={plate} /> : label}
        </Link>
      </th>
      <td className={styles.cell}>
        <Swatch colour={colour} />
        {colour}
      </td>
      <td className={styles.figure}>
        {odometer !== null && t("fleetDesk.vehicles.km", { km: number(odometer) })}
      </td>
      <td className={styles.papers}>
        <Papers vehicle={vehicle} today={today} />
      </td>
      <td className={styles.numbers}>
        {vin && (
          <span className={styles.code}>
            {t("fleetDesk.vehicles.fields.vin")} {vin}
          </span>
        )}
        {techPassport && (
          <span className={styles.code}>
            {t("fleetDesk.vehicles.fields.techPassport")} {techPassport}
          </span>
        )}
      </td>
      <td className={styles.cell}>
        <Service vehicle={vehicle} today={today} />
      </td>
    </tr>
  );
}

/** Shows a dot in a colour of a car, if it is a usual one, as decoration. */
function Swatch({ colour }: { colour: string }) {
  const fill = swatchOf(colour);
  if (!fill) return null;
  return (
    <svg className={swatch} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7" fill={fill} />
    </svg>
  );
}

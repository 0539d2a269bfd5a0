import { useTranslation } from "~/i18n/use-translation";
import { newBookingAddress } from "~/desk/new-booking/new-booking-address";
import { VehicleLabel } from "~/fleet/vehicles/vehicle-label";
import { useFormat } from "~/i18n/format";
import { Link } from "~/i18n/link";
import { standaloneLink } from "~/ui/link.css";
import type { CalendarData } from "./load-calendar.server";
import * as styles from "./calendar.css";

/** The vehicles that are free for the dates of the filter, each a link to a booking of these dates. */
export function FreeList({ calendar }: { calendar: CalendarData }) {
  const { t } = useTranslation();
  const { range } = useFormat();
  const { query, groups, today } = calendar;
  const { free } = query;
  if (!free || groups.length === 0) return null;
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <section aria-labelledby="free-title" className={styles.part}>
      <h2 className={styles.troubleTitle} id="free-title">
        {t("calendar.filter.found", { count, range: range(free.from, free.until, today) })}
      </h2>
      <ul className={styles.freeModels}>
        {groups.map(({ id, name, rows }) => (
          <li key={id}>
            <b>{name}</b> {rows.length}
            <div className={styles.freeVehicles}>
              {rows.map(({ vehicle }) => (
                <Link
                  key={vehicle.id}
                  className={standaloneLink}
                  to={newBookingAddress(vehicle.id, free.from, free.until)}
                >
                  <VehicleLabel model={name} vehicle={vehicle} />
                </Link>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

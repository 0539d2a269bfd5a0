import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import * as styles from "~/desk/bookings/list/booking-list.css";
import { vehicleAddress } from "~/desk/fleet/fleet-query";
import { Plate } from "~/desk/fleet/plate";
import { Service } from "~/desk/fleet/vehicles/service";
import { vehicleLabel } from "~/catalog/fleet/vehicles/vehicle";
import { Link } from "~/web/i18n/link";
import { Pagination } from "~/ui/page/pagination";
import type { SearchPageData } from "./load-search.server";

type Found = NonNullable<SearchPageData["found"]>;

type FoundVehiclesProps = { q: string; found: Found; today: string };

/** A page of the vehicles of a search. Those that had one plate one after the other are told apart by their service. */
export function FoundVehicles({ q, found, today }: FoundVehiclesProps) {
  const { t } = useTranslation();
  const { vehicles, page, hasMoreVehicles } = found;
  const linkTo = (to: number, text: string) => ({
    to: `${href("/admin/search")}?${new URLSearchParams({ q, page: String(to) })}`,
    text,
  });
  return (
    <section className={styles.group} aria-labelledby="found-vehicles">
      <h2 className={styles.groupTitle} id="found-vehicles">
        {t("search.vehicles")}
      </h2>
      <ul className={styles.rows}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <div className={styles.row}>
              <Link to={vehicleAddress(vehicle.carId, vehicle.id)}>
                {vehicle.plate && (
                  <>
                    <Plate plate={vehicle.plate} />{" "}
                  </>
                )}
                <bdi>{vehicle.plate ? vehicle.model : vehicleLabel(vehicle.model, vehicle)}</bdi>
              </Link>
              <Service vehicle={vehicle} today={today} />
            </div>
          </li>
        ))}
      </ul>
      <Pagination
        label={t("search.pages")}
        newer={page > 1 ? linkTo(page - 1, t("search.previous")) : null}
        older={hasMoreVehicles ? linkTo(page + 1, t("search.next")) : null}
      />
    </section>
  );
}

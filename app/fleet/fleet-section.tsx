import { useTranslation } from "react-i18next";
import { href, Link } from "react-router";
import { button } from "~/ui/button.css";
import * as layout from "~/ui/layout.css";
import { message } from "~/ui/message.css";
import type { FleetCar } from "./car";
import { CarList } from "./car-list";
import * as styles from "./car-list.css";
import { FilterForm } from "./filter-form";
import { filterCars, HOME_RULES, type FleetFilters } from "./filters";

/** The most cards that the home page shows (specification 9). */
const MOST_ON_HOME = 8;

/** The fleet on the home page. `cars` is null while the database is away. */
export function FleetSection({
  cars,
  filters,
}: {
  cars: FleetCar[] | null;
  filters: FleetFilters;
}) {
  const { t } = useTranslation();
  const matching = filterCars(cars ?? [], filters, HOME_RULES);
  return (
    <section className={layout.section} id="cars" aria-labelledby="cars-title">
      <div className={layout.stack}>
        <h2 className={layout.heading} id="cars-title">
          {t("fleet.title")}
        </h2>
        <FilterForm action={`${href("/")}#cars`} filters={filters} />
        {cars === null ? (
          <p className={message.problem}>{t("fleet.away")}</p>
        ) : (
          <CarList cars={matching.slice(0, MOST_ON_HOME)} />
        )}
        {matching.length > MOST_ON_HOME && (
          <Link className={`${button.secondary} ${styles.more}`} to={href("/all-cars")}>
            {t("fleet.viewAll")}
          </Link>
        )}
      </div>
    </section>
  );
}

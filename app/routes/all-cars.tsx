import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { Link } from "~/i18n/link";
import type { Route } from "./+types/all-cars";
import { sql } from "~/db.server";
import { describeAllCars } from "~/fleet/car-structured-data.server";
import { CarList } from "~/fleet/car-list";
import { FilterForm } from "~/fleet/filter-form";
import { ALL_CARS_RULES, filterCars, readFilters } from "~/fleet/filters";
import { listCars } from "~/fleet/fleet.queries.server";
import { allCarsMeta } from "~/fleet/page-meta.server";
import { SKELETONS } from "~/fleet/skeletons";
import { languageContext } from "~/i18n/middleware.server";
import { button } from "~/ui/button.css";
import * as layout from "~/ui/layout.css";
import { orAway } from "~/web/or-away.server";
import { describeForMachines } from "~/web/structured-data.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const lang = context.get(languageContext);
  const filters = readFilters(new URL(request.url).searchParams);
  const cars = await orAway(listCars(sql, lang));
  describeForMachines(context, describeAllCars(lang));
  return {
    cars: filterCars(cars, filters, ALL_CARS_RULES),
    filters,
    meta: allCarsMeta(lang, cars),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function AllCars({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <div className={layout.section}>
      <div className={layout.stack}>
        <h1 className={layout.heading}>{t("fleet.allTitle")}</h1>
        <p className={layout.lead}>{t("fleet.allIntro")}</p>
        <FilterForm action={href("/all-cars")} filters={loaderData.filters} />
        <p role="status">{t("fleet.count", { count: loaderData.cars.length })}</p>
        <h2 className={layout.visuallyHidden}>{t("fleet.title")}</h2>
        <CarList cars={loaderData.cars} withTiers skeletons={SKELETONS.allCars} />
        <p>
          <Link className={button.secondary} to={href("/")}>
            {t("fleet.backHome")}
          </Link>
        </p>
      </div>
    </div>
  );
}

import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { Link } from "~/web/i18n/link";
import type { Route } from "./+types/all-cars";
import { siteContext } from "~/server/site-context.server";
import { describeAllCars } from "~/site/cars/car-structured-data.server";
import { AllCarsList } from "~/site/cars/all-cars-list";
import { loadAllCars } from "~/site/cars/load-all-cars.server";
import { NoFleet } from "~/site/cars/no-fleet";
import { allCarsMeta } from "~/site/cars/car-meta.server";
import { withDates } from "~/catalog/fleet/prices/trip-dates";
import { languageOf } from "~/web/i18n/middleware.server";
import { button } from "~/ui/form/button.css";
import * as layout from "~/ui/page/layout.css";
import { preventCaching } from "~/web/cache/rendered-page.server";
import { or503 } from "~/web/http/or-503.server";
import { addStructuredData } from "~/web/structured-data.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const lang = languageOf(context);
  const source = context.get(siteContext);
  const site = source.publicSite();
  const query = new URL(request.url).searchParams;
  const { list, address, isComplete } = await or503(loadAllCars(source, lang, query));
  if (!isComplete) preventCaching(context);
  addStructuredData(context, describeAllCars(site, lang));
  return { list: list, meta: allCarsMeta(site, lang, address) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function AllCars({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const list = loaderData.list;
  return (
    <div className={layout.section}>
      <div className={layout.stack}>
        <h1 className={layout.heading}>{t("fleet.allTitle")}</h1>
        {list.isEmpty ? <NoFleet /> : <AllCarsList list={list} />}
        <p>
          <Link className={button.secondary} to={withDates(href("/"), list.tripDates.dates)}>
            {t("fleet.backHome")}
          </Link>
        </p>
      </div>
    </div>
  );
}

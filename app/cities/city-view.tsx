import { useTranslation } from "~/i18n/use-translation";
import { NAV_TARGETS } from "~/ui/nav-targets";
import { Link } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { CallToAction } from "~/ui/overlay/call-to-action";
import * as layout from "~/ui/page/layout.css";
import * as styles from "./cities.css";
import type { CityPage } from "./city";
import { CityHero } from "./city-hero";
import { PopularRoutesList } from "./popular-routes-list";
import { Reasons } from "./reasons";

export function CityView({ page }: { page: CityPage }) {
  const { t } = useTranslation();
  return (
    <>
      <CityHero page={page} />
      <Reasons page={page} />
      <Features features={page.features} />
      <PopularRoutesList page={page} />
      <CallToAction {...page.closing}>
        <Link className={button.dawn} to={NAV_TARGETS.booking}>
          {t("cities.book")}
        </Link>
        <Link className={button.onNight} to={NAV_TARGETS.allCars}>
          {t("cities.viewAll")}
        </Link>
      </CallToAction>
    </>
  );
}

function Features({ features }: Pick<CityPage, "features">) {
  const { t } = useTranslation();
  if (features.length === 0) return null;
  return (
    <section className={styles.included} aria-labelledby="included">
      <div className={layout.section}>
        <div className={layout.stack}>
          <h2 className={layout.heading} id="included">
            {t("cities.features")}
          </h2>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature} className={styles.feature}>
                {feature}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { NAV_TARGETS } from "~/ui/nav-targets";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { CallToAction } from "~/ui/overlay/call-to-action";
import * as layout from "~/ui/page/layout.css";
import * as styles from "./cities.css";
import { CityCars } from "./city-cars";
import type { CityCars as Shelf } from "./load-city-cars.server";
import type { CityPage } from "./city";
import type { ReasonId } from "~/texts/page-texts";
import { Icon, type IconName } from "~/ui/icon";
import { whatsappLink } from "~/catalog/company/company";
import { PosterHero } from "~/site/posters/poster-hero";
import { useFormat } from "~/web/i18n/format";
import { standaloneLink } from "~/ui/link.css";
import type { PopularRoute } from "./popular-routes";

export function CityView({ page, shelf }: { page: CityPage; shelf: Shelf }) {
  const { t } = useTranslation();
  return (
    <>
      <CityHero page={page} />
      <CityCars shelf={shelf} path={href(`/:lng?/${page.id}` as const)} />
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

const ICONS: Readonly<Record<ReasonId, IconName>> = {
  selection: "car",
  delivery: "pin",
  support: "help",
  insurance: "shield",
  booking: "check",
  prices: "star",
};

function Reasons({ page }: { page: CityPage }) {
  return (
    <section className={layout.section} aria-labelledby="why">
      <div className={layout.stack}>
        <h2 className={layout.heading} id="why">
          {page.whyTitle}
        </h2>
        <ul className={styles.cards}>
          {page.reasons.map(({ id, title, text }) => (
            <li key={id} className={styles.reason}>
              <span className={styles.sign}>
                <Icon name={ICONS[id]} />
              </span>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function CityHero({ page }: { page: CityPage }) {
  const { t } = useTranslation();
  return (
    <PosterHero
      poster={page.poster}
      kicker={t("cities.kicker")}
      title={<CityName page={page} />}
      lead={page.description}
    >
      <Link className={button.dawn} to={NAV_TARGETS.booking}>
        {t("cities.book")}
      </Link>
      <a className={button.onNight} href={whatsappLink(page.whatsapp)} rel="noopener">
        {t("cities.whatsapp")}
      </a>
    </PosterHero>
  );
}

function CityName({ page }: { page: CityPage }) {
  if (!page.cityNameLocal) return page.city;
  return (
    <>
      {page.city}{" "}
      <span className={styles.localName} lang="ka">
        {page.cityNameLocal}
      </span>
    </>
  );
}

function PopularRoutesList({ page }: { page: CityPage }) {
  return (
    <section className={layout.section} aria-labelledby="routes">
      <div className={layout.stack}>
        <h2 className={layout.heading} id="routes">
          {page.routesTitle}
        </h2>
        <ul className={styles.cards}>
          {page.popularRoutes.map((route) => (
            <RouteCard key={route.id} route={route} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function RouteCard({ route: { name, text, drive, link } }: { route: PopularRoute }) {
  const { t } = useTranslation();
  const { decimals } = useFormat();
  const range = (values: readonly number[]) => decimals(values.join("–"));
  return (
    <li className={styles.card}>
      <h3>{name}</h3>
      {drive && (
        <p className={styles.drive}>
          <Icon name="pin" />
          {t("cities.drive", { km: range(drive.km), hours: range(drive.hours) })}
        </p>
      )}
      <p className={styles.text}>{text}</p>
      {link && (
        <p>
          <Link className={standaloneLink} to={link.to}>
            {link.text}
          </Link>
        </p>
      )}
    </li>
  );
}

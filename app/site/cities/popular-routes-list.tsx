import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { Icon } from "~/ui/icon";
import * as layout from "~/ui/page/layout.css";
import { standaloneLink } from "~/ui/link.css";
import * as styles from "./cities.css";
import type { CityPage } from "./city";
import type { PopularRoute } from "./popular-routes";

export function PopularRoutesList({ page }: { page: CityPage }) {
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

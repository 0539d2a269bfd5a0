import { href, useLocation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import type { ServicesTexts } from "~/catalog/company/content/content";
import type { ServiceName } from "~/catalog/company/content/parts";
import { standaloneLink } from "~/ui/link.css";
import { Link } from "~/web/i18n/link";
import { ASK_PARAMETER, type Asked } from "~/web/pages/address-values";
import { ownSearch } from "~/web/pages/cacheable-address";
import { Icon, type IconName } from "~/ui/icon";
import { Fold } from "~/ui/page/fold";
import * as layout from "~/ui/page/layout.css";
import { useServicePrices, type ServicePrices } from "./use-service-prices";
import * as styles from "./services.css";

const ICONS = {
  delivery: "plane",
  oneWay: "route",
  driver: "wheel",
  extras: "skis",
  long: "calendar",
  help: "wrench",
} as const satisfies Record<ServiceName, IconName>;

type ServicesProps = { texts: ServicesTexts; prices: ServicePrices };

/** Services besides the rental itself, with their prices. */
export function Services({ texts, prices: own }: ServicesProps) {
  const { t } = useTranslation();
  const prices = useServicePrices(own);
  const { title, lead, services } = texts;
  return (
    <section className={layout.section} id="services" aria-labelledby="services-title">
      <div className={layout.stack}>
        <h2 className={layout.heading} id="services-title">
          {title ?? t("site.nav.services")}
        </h2>
        {lead && <p className={layout.lead}>{lead}</p>}
      </div>
      <ul className={styles.list}>
        {services.map((service) => (
          <Service key={service.name} {...service} prices={prices[service.name]} />
        ))}
      </ul>
    </section>
  );
}

type ServiceProps = ServicesTexts["services"][number] & {
  prices: ReturnType<typeof useServicePrices>[keyof ReturnType<typeof useServicePrices>];
};

function Service({ name, title, text, prices }: ServiceProps) {
  return (
    <li className={styles.service}>
      <Fold
        level={3}
        titleClass={styles.title}
        title={
          <>
            <span className={styles.mark}>
              <Icon name={ICONS[name]} />
            </span>
            {title}
          </>
        }
      >
        <p className={styles.text}>{text}</p>
        {name === "driver" && <AskLink asked="driver" />}
        <Prices prices={prices} />
      </Fold>
    </li>
  );
}

/** Leads to the booking form, which then asks for a service in its notes. The trip of the address stays. */
function AskLink({ asked }: { asked: Asked }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(ownSearch(pathname, search));
  query.set(ASK_PARAMETER, asked);
  const to = { pathname: href("/"), search: `?${query}`, hash: "#booking" };
  return (
    <p>
      <Link className={standaloneLink} to={to}>
        {t(`home.services.${asked}.ask`)}
      </Link>
    </p>
  );
}

function Prices({ prices }: Pick<ServiceProps, "prices">) {
  if (prices.length === 0) return null;
  return (
    <dl className={styles.prices}>
      {prices.map(([label, price]) => (
        <div key={label} className={styles.price}>
          <dt>{label}</dt>
          <dd className={styles.amount}>{price}</dd>
        </div>
      ))}
    </dl>
  );
}

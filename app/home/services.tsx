import { useTranslation } from "react-i18next";
import type { Place } from "~/pricing/places";
import { Icon } from "~/ui/icon";
import { Fold } from "~/ui/page/fold";
import * as layout from "~/ui/page/layout.css";
import { useServicePrices } from "./use-service-prices";
import * as styles from "./services.css";

const SERVICES = [
  { name: "delivery", icon: "plane" },
  { name: "oneWay", icon: "route" },
  { name: "driver", icon: "wheel" },
  { name: "extras", icon: "skis" },
  { name: "long", icon: "calendar" },
  { name: "help", icon: "wrench" },
] as const;

/** Services besides the rental itself, with their prices. */
export function Services({ places }: { places: readonly Place[] }) {
  const { t } = useTranslation();
  const prices = useServicePrices(places);
  return (
    <section className={layout.section} id="services" aria-labelledby="services-title">
      <div className={layout.stack}>
        <h2 className={layout.heading} id="services-title">
          {t("home.services.title")}
        </h2>
        <p className={layout.lead}>{t("home.services.lead")}</p>
      </div>
      <ul className={styles.list}>
        {SERVICES.map((service) => (
          <Service key={service.name} {...service} prices={prices[service.name]} />
        ))}
      </ul>
    </section>
  );
}

type ServiceProps = (typeof SERVICES)[number] & {
  prices: ReturnType<typeof useServicePrices>[keyof ReturnType<typeof useServicePrices>];
};

function Service({ name, icon, prices }: ServiceProps) {
  const { t } = useTranslation();
  return (
    <li className={styles.service}>
      <Fold
        level={3}
        titleClass={styles.title}
        title={
          <>
            <span className={styles.mark}>
              <Icon name={icon} />
            </span>
            {t(`home.services.${name}.title`)}
          </>
        }
      >
        <p className={styles.text}>
          {t(`home.services.${name}.text`, { other: t("booking.otherPlace") })}
        </p>
        <Prices prices={prices} />
      </Fold>
    </li>
  );
}

function Prices({ prices }: Pick<ServiceProps, "prices">) {
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

import { Link } from "~/web/i18n/link";
import { useFormat } from "~/web/i18n/format";
import { useTranslation } from "~/web/i18n/use-translation";
import { button } from "~/ui/form/button.css";
import { RATES_ADDRESS } from "./today-view";
import type { TodayRows } from "./load-today.server";
import * as styles from "./today.css";

/** Asks for new rates of exchange if those in use are a week old. */
export function DueRates({ today: { dueRates, view } }: { today: TodayRows }) {
  const { t } = useTranslation();
  const { day } = useFormat();
  if (!dueRates || view.kind !== "all") return null;
  return (
    <section className={styles.section} aria-labelledby="rates-title">
      <h2 className={styles.title} id="rates-title">
        {t("desk.today.rates.title", { day: day(dueRates.date) })}
      </h2>
      <div className={styles.request}>
        <div className={styles.itemText}>
          <p className={styles.facts}>
            {t("desk.today.rates.text")}
            {dueRates.isExample && ` ${t("desk.today.rates.example")}`}
          </p>
        </div>
        <div className={styles.step}>
          <Link className={button.secondary} to={RATES_ADDRESS}>
            {t("desk.today.rates.enter")}
          </Link>
        </div>
      </div>
    </section>
  );
}

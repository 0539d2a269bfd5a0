import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import { Poster } from "~/posters/poster";
import * as layout from "~/ui/page/layout.css";
import { CLAIMS } from "~/company/claims";
import type { OfficeHours } from "~/company/office-hours";
import * as styles from "./about.css";
import { keysOf } from "~/records";

/** `picture` is the poster's alternative text. */
export function About({ picture, hours }: { picture: string; hours: OfficeHours }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const facts = { year: CLAIMS.foundedYear, customers: number(CLAIMS.customers) };
  return (
    <section className={styles.root} id="about" aria-labelledby="about-title">
      <div className={styles.text}>
        <h2 className={layout.heading} id="about-title">
          {t("home.about.title", facts)}
        </h2>
        <p className={layout.lead}>{t("home.about.simple", facts)}</p>
        <p>{t("home.about.roads", facts)}</p>
      </div>
      <Poster className={styles.poster} name="tbilisi" alt={picture} />
      <Numbers hours={hours} />
    </section>
  );
}

function Numbers({ hours }: { hours: OfficeHours }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const numbers = {
    founded: `${CLAIMS.foundedYear}`,
    customers: `${number(CLAIMS.customers)}+`,
    vehicles: `${number(CLAIMS.vehicles)}+`,
    hours: `${hours.opens}–${hours.closes}`,
  };
  return (
    <dl className={styles.numbers}>
      {keysOf(numbers).map((name) => (
        <div key={name} className={styles.number}>
          <dt className={styles.label}>{t(`home.about.${name}`)}</dt>
          <dd className={styles.value}>{numbers[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

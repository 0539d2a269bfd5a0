import { useTranslation } from "~/web/i18n/use-translation";
import type { AboutTexts } from "~/catalog/company/content/content";
import type { OfficeHours } from "~/catalog/company/company";
import { useClaims } from "~/catalog/company/use-company";
import { useFormat } from "~/web/i18n/format";
import { Poster } from "~/site/posters/poster";
import * as layout from "~/ui/page/layout.css";
import * as styles from "./about.css";
import { keysOf } from "~/web/records";

/** `picture` is the poster's alternative text. */
type AboutProps = { texts: AboutTexts; picture: string; hours: OfficeHours };

export function About({ texts, picture, hours }: AboutProps) {
  const { t } = useTranslation();
  const { title, lead, text } = texts;
  return (
    <section className={styles.root} id="about" aria-labelledby="about-title">
      <div className={styles.text}>
        <h2 className={layout.heading} id="about-title">
          {title ?? t("site.nav.about")}
        </h2>
        {lead && <p className={layout.lead}>{lead}</p>}
        {text && <p className={styles.lines}>{text}</p>}
      </div>
      <Poster className={styles.poster} name="tbilisi" alt={picture} />
      <Numbers hours={hours} />
    </section>
  );
}

/** The numbers that the company states. */
function Numbers({ hours }: { hours: OfficeHours }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { foundedYear, customers, vehicles } = useClaims();
  const orMore = (count: number | null) => count && `${number(count)}+`;
  const numbers = {
    founded: foundedYear && `${foundedYear}`,
    customers: orMore(customers),
    vehicles: orMore(vehicles),
    hours: `${hours.opens}–${hours.closes}`,
  };
  return (
    <dl className={styles.numbers}>
      {keysOf(numbers)
        .filter((name) => numbers[name])
        .map((name) => (
          <div key={name} className={styles.number}>
            <dt className={styles.label}>{t(`home.about.${name}`)}</dt>
            <dd className={styles.value}>{numbers[name]}</dd>
          </div>
        ))}
    </dl>
  );
}

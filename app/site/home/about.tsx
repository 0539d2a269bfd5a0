import { useTranslation } from "~/web/i18n/use-translation";
import type { AboutTexts } from "~/catalog/company/content/content";
import type { Person } from "~/catalog/company/content/office";
import type { OfficeHours } from "~/catalog/company/company";
import { useClaims } from "~/catalog/company/use-company";
import { useFormat } from "~/web/i18n/format";
import { Poster } from "~/site/posters/poster";
import { Fold } from "~/ui/page/fold";
import * as layout from "~/ui/page/layout.css";
import * as styles from "./about.css";
import { keysOf } from "~/web/records";

type AboutProps = {
  /** Null if the company only introduces its people. */
  texts: AboutTexts | null;
  people: readonly Person[];
  /** The poster's alternative text. */
  picture: string;
  hours: OfficeHours;
};

export function About({ texts, people, picture, hours }: AboutProps) {
  const { t } = useTranslation();
  const { title = null, lead = null, text = null } = texts ?? {};
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
      <People people={people} />
    </section>
  );
}

/** The numbers that the company states. */
function Numbers({ hours }: { hours: OfficeHours }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { foundedYear: year, customers, vehicles } = useClaims();
  const orMore = (count: number | null) => count && `${number(count)}+`;
  const numbers = {
    founded: year && `${year}`,
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
            <dt className={styles.label}>
              {name === "customers" && year === null
                ? t("home.about.customersInAll")
                : t(`home.about.${name}`, { year: year ?? "" })}
            </dt>
            <dd className={styles.value}>{numbers[name]}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Who works for the company. Without anybody, nothing is rendered. */
export function People({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation();
  if (people.length === 0) return null;
  return (
    <div className={styles.people}>
      <Fold level={3} titleClass={styles.peopleTitle} title={t("home.about.people")}>
        <ul className={styles.persons}>
          {people.map(({ name, role, languages }) => (
            <li key={`${name} ${role} ${languages}`} className={styles.person}>
              <p className={styles.personName}>{name}</p>
              {role && <p>{role}</p>}
              {languages && <p className={styles.label}>{t("home.about.speaks", { languages })}</p>}
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

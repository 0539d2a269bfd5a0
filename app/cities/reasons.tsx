import { Icon, type IconName } from "~/ui/icon";
import * as layout from "~/ui/page/layout.css";
import * as styles from "./cities.css";
import type { CityPage, ReasonId } from "./city";

const ICONS: Readonly<Record<ReasonId, IconName>> = {
  selection: "car",
  delivery: "pin",
  support: "help",
  insurance: "shield",
  booking: "check",
  prices: "star",
};

export function Reasons({ page }: { page: CityPage }) {
  return (
    <section className={layout.section} aria-labelledby="why">
      <div className={layout.stack}>
        <h2 className={layout.heading} id="why">
          {page.whyTitle}
        </h2>
        <ul className={styles.cards}>
          {page.reasons.map(({ id, title, text }) => (
            <li key={id} className={styles.card}>
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

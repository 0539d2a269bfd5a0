import { Icon, type IconName } from "~/ui/icon";
import * as styles from "./place-facts.css";

export type PlaceFact = { icon: IconName; term: string; value: React.ReactNode };

/** Facts for planning, each with an icon. */
export function PlaceFacts({ facts }: { facts: readonly PlaceFact[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ icon, term, value }) => (
        <div key={term}>
          <dt className={styles.term}>
            <span className={styles.sign}>
              <Icon name={icon} />
            </span>
            {term}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

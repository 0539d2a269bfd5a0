import * as styles from "./chips.css";
import { Icon, type IconName } from "~/ui/icon";

/** Short facts in a row, each with an icon. Empty ones are left out. */
export function Chips({ facts }: { facts: readonly (readonly [IconName, string])[] }) {
  return (
    <ul className={styles.chips}>
      {facts
        .filter(([, text]) => text !== "")
        .map(([icon, text]) => (
          <li key={icon} className={styles.chip}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
    </ul>
  );
}

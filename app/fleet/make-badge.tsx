import * as styles from "./car-card.css";
import { makeOf } from "./vehicle-type";

/** A neutral lettered badge of the make; a dot for makes without one. */
export function MakeBadge({ car }: { car: string }) {
  return (
    <span className={styles.make} aria-hidden="true">
      {makeOf(car)?.slice(0, 1) ?? "•"}
    </span>
  );
}

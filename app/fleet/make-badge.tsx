import { EMBLEMS } from "./make-emblems";
import * as styles from "./make-badge.css";
import { makeOf } from "./vehicle-type";

/** A neutral emblem with the make's first letter; a steering wheel for makes without one. */
export function MakeBadge({ car }: { car: string }) {
  const make = makeOf(car);
  return (
    <svg className={styles.emblem} viewBox="0 0 32 32" aria-hidden="true">
      <path d={EMBLEMS[make ?? "other"]} fillRule="evenodd" />
      {make && (
        <text className={styles.letter} x="16" y="21.5">
          {make.slice(0, 1)}
        </text>
      )}
    </svg>
  );
}

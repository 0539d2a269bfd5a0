import { EMBLEMS, WHEEL } from "./make-emblems";
import * as styles from "./make-badge.css";
import { makeOf } from "./vehicle-type";

/** A neutral emblem with the make's first letters; a steering wheel for makes without one. */
export function MakeBadge({ car }: { car: string }) {
  const make = makeOf(car);
  const emblem = make && EMBLEMS[make];
  return (
    <svg className={styles.emblem} viewBox="0 0 32 32" aria-hidden="true">
      <path d={emblem?.outline ?? WHEEL} fillRule="evenodd" />
      {emblem && (
        <text className={styles.letters} x="16" y={emblem.baseline} fontSize={emblem.size}>
          {emblem.letters}
        </text>
      )}
    </svg>
  );
}

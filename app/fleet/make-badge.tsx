import * as styles from "./make-badge.css";
import emblems from "./make-emblems.svg";
import { LETTERS } from "./make-letters";
import { makeOf } from "./vehicle-type";

/** A neutral emblem with the make's first letters; a steering wheel for makes without one. */
export function MakeBadge({ car }: { car: string }) {
  const make = makeOf(car);
  const letters = make && LETTERS[make];
  return (
    <svg className={styles.emblem} viewBox="0 0 32 32" aria-hidden="true">
      <use href={`${emblems}#${make ?? "wheel"}`} />
      {letters && (
        <text className={styles.letters} x="16" y={letters.baseline} fontSize={letters.size}>
          {letters.text}
        </text>
      )}
    </svg>
  );
}

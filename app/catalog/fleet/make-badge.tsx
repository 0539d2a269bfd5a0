import * as styles from "./make-badge.css";
import emblems from "./make-emblems.svg";
import { makeOf, type MAKES } from "./vehicle-type";

/** Shows a neutral emblem with the make's first letters; a steering wheel for makes without one. */
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

/** The letters on a make's emblem, their size and baseline in its box of 32. */
type Letters = { text: string; size: number; baseline: number };

/**
 * The letters by make. Their outlines are in `make-emblems.svg`: original, unlike the makers' trademarks.
 */
const LETTERS: Record<(typeof MAKES)[number], Letters> = {
  Jeep: { text: "J", size: 16, baseline: 21.6 },
  Mazda: { text: "M", size: 16, baseline: 21.6 },
  Honda: { text: "H", size: 16, baseline: 20.4 },
  Toyota: { text: "T", size: 16, baseline: 21.6 },
  Nissan: { text: "N", size: 16, baseline: 23 },
  Hyundai: { text: "Hy", size: 13, baseline: 20.6 },
  Kia: { text: "K", size: 16, baseline: 21.6 },
};

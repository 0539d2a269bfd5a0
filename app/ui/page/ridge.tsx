import * as styles from "./ridge.css";

/** A mountain skyline between two sections, in the colour of the lower one. */
export function Ridge() {
  return (
    <svg
      className={styles.ridge}
      viewBox="0 0 1440 96"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className={styles.far}
        d="M0 70 118 44l92 18 138-46 84 34 96-22 132 44 122-60 78 26 108-30 130 52 96-24 118 36 128-34v68H0Z"
      />
      <path d="M0 84c120-20 210-26 330-10 90 10 150-22 260-20 130 2 190 34 320 26 110-6 170-34 290-26 90 4 160 18 240 10v42H0Z" />
    </svg>
  );
}

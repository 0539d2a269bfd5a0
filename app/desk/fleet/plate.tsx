import * as styles from "./plate.css";

/** Shows a vehicle's plate, drawn as one. */
export function Plate({ plate }: { plate: string }) {
  return (
    <span className={styles.plate} translate="no">
      <span className={styles.text}>{plate}</span>
    </span>
  );
}

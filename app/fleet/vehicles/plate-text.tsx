import * as styles from "./plate-text.css";

type PlateTextProps = { text: string; plate: string | null };

/** A text that may contain a plate, which doesn't break at its hyphens. */
export function PlateText({ text, plate }: PlateTextProps) {
  const start = plate ? text.indexOf(plate) : -1;
  if (!plate || start === -1) return text;
  return (
    <>
      {text.slice(0, start)}
      <span className={styles.plate}>{plate}</span>
      {text.slice(start + plate.length)}
    </>
  );
}

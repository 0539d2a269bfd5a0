import * as styles from "./plate-text.css";

type PlateTextProps = { text: string; plate: string | null };

/** Shows a text that may contain a plate, which doesn't break at its hyphens. */
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

/** Matches a plate, in the form in which plates are stored, as a word of a text. */
const PLATE = /\b[A-Z]{1,3}-\d{2,4}(?:-[A-Z]{1,3})?\b/;

/**
 * Shows a text of which no plate breaks at its hyphens, or stands apart from the marks that belong to it.
 */
export function TextWithPlates({ text }: { text: string }) {
  return [...text.matchAll(/\S+|\s+/g)].map(({ 0: word, index }) =>
    PLATE.test(word) ? (
      <span className={styles.plate} key={index}>
        {word}
      </span>
    ) : (
      word
    ),
  );
}

import * as styles from "./accordion.css";

type AccordionProps = {
  /** Of all its entries, one is open at a time. */
  name: string;
  entries: readonly { id: string; title: string; content: React.ReactNode }[];
};

/** Questions that open their answers; the browser does it, with or without scripts. */
export function Accordion({ name, entries }: AccordionProps) {
  return (
    <div className={styles.root}>
      {entries.map(({ id, title, content }) => (
        <details key={id} className={styles.entry} id={id} name={name}>
          <summary className={styles.title}>{title}</summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}

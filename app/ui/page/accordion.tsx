import { useEffect } from "react";
import { useLocation } from "react-router";
import * as styles from "./accordion.css";

type AccordionProps = {
  /** Of all its entries, one is open at a time. */
  name: string;
  entries: readonly { id: string; title: string; content: React.ReactNode }[];
};

/**
 * Questions that open their answers; the browser does it, with or without scripts. An address with
 * an entry's id opens that entry.
 */
export function Accordion({ name, entries }: AccordionProps) {
  useOpenTarget();
  return (
    <div className={styles.root}>
      {entries.map(({ id, title, content }) => (
        <details key={id} className={styles.entry} name={name}>
          <summary className={styles.title}>{title}</summary>
          {/* Browsers reveal what an address aims at inside closed details, not these themselves. */}
          <div className={styles.content} id={id}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}

/** Opens the entry of the address where the browser did not: old ones, and links within the site. */
function useOpenTarget() {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    const entry = target?.closest("details");
    if (!target || !entry || entry.open) return;
    entry.open = true;
    target.scrollIntoView();
  }, [hash]);
}

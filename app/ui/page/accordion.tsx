import { useEffect } from "react";
import { useLocation } from "react-router";
import * as styles from "./accordion.css";

type AccordionProps = {
  /** The `name` of the `details`, by which only one is open at a time. */
  name: string;
  entries: readonly { id: string; title: string; content: React.ReactNode }[];
};

/**
 * A list of native `details`, so that it works without scripts. An address with an entry's id opens that
 * entry.
 */
export function Accordion({ name, entries }: AccordionProps) {
  useOpenTarget();
  return (
    <div className={styles.root}>
      {entries.map(({ id, title, content }) => (
        <details key={id} className={styles.entry} name={name}>
          <summary className={styles.title}>{title}</summary>
          {/* Browsers open closed details for a target inside them, not for the details itself. */}
          <div className={styles.content} id={id}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}

/** Opens the entry of the address if the browser did not, as old browsers and client navigations don't. */
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

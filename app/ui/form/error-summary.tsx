import { useEffect, useRef } from "react";
import * as styles from "~/ui/message.css";
import { useHydrated } from "~/ui/use-hydrated";

type ErrorSummaryProps = {
  title: string;
  /** Of its heading, one below the heading that it stands under. */
  level?: 2 | 3;
  /** Each message with the id of the control that it speaks of. */
  entries: { id: string; messages: string[] }[];
};

/**
 * What has to be mended, on top of a form. It takes the focus when it appears, but not from someone
 * who has begun to mend it before React took the page over.
 */
export function ErrorSummary({ title, level = 3, entries }: ErrorSummaryProps) {
  const Heading = `h${level}` as const;
  const summary = useRef<HTMLDivElement>(null);
  const fromServer = useRef(!useHydrated());
  useEffect(() => {
    if (fromServer.current && document.activeElement !== document.body) return;
    summary.current?.focus();
  }, []);
  return (
    <div className={styles.message.problem} role="alert" tabIndex={-1} ref={summary}>
      <Heading className={styles.title}>{title}</Heading>
      <ul className={styles.list}>
        {entries.map(({ id, messages }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {messages.join(" ")}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

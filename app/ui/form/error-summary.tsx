import { useEffect, useRef, type ReactNode } from "react";
import * as styles from "~/ui/message.css";
import { useHydrated } from "~/ui/use-hydrated";
import { sentences } from "./field";

type ErrorSummaryProps = {
  title: string;
  /** The level of the summary's heading: one below the heading above it. */
  level?: 2 | 3;
  /** Messages by the id of their control; those without any are left out. */
  entries: { id: string; messages: string[] }[];
  /** What stands below the messages. */
  children?: ReactNode;
};

/** The errors of a form, above it. Without any, nothing is rendered. */
export function ErrorSummary({ entries, ...props }: ErrorSummaryProps) {
  const wrong = entries.filter(({ messages }) => messages.length > 0);
  return wrong.length > 0 && <Summary {...props} entries={wrong} />;
}

/**
 * The summary takes the focus when it appears, but not from a visitor who has focused a field before
 * hydration.
 */
function Summary({ title, level = 3, entries, children }: ErrorSummaryProps) {
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
              {sentences(messages)}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

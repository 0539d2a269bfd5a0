import { useEffect, useRef } from "react";
import * as styles from "./message.css";

type ErrorSummaryProps = {
  title: string;
  /** Each message with the id of the control that it speaks of. */
  entries: { id: string; messages: string[] }[];
};

/** What has to be mended, on top of a form; it takes the focus when it appears. */
export function ErrorSummary({ title, entries }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  return (
    <div className={styles.message.problem} role="alert" tabIndex={-1} ref={summary}>
      <h3 className={styles.title}>{title}</h3>
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

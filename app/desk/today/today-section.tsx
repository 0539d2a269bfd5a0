import type { ReactNode } from "react";
import * as styles from "./today.css";

type TodaySectionProps = { id: string; title: string; children: ReactNode };

/** A list of what needs a person; `id` is that of its heading. */
export function TodaySection({ id, title, children }: TodaySectionProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ol className={styles.list}>{children}</ol>
    </section>
  );
}

type TodayItemProps = {
  /** What is wrong, in few words, if the list's title doesn't say it. */
  mark?: string;
  title: ReactNode;
  /** The one button. */
  step: ReactNode;
  children: ReactNode;
};

export function TodayItem({ mark, title, step, children }: TodayItemProps) {
  return (
    <li className={styles.request}>
      <div className={styles.itemText}>
        {mark && <p className={styles.age}>{mark}</p>}
        <h3 className={styles.name}>{title}</h3>
        <div className={styles.facts}>{children}</div>
      </div>
      <div className={styles.step}>{step}</div>
    </li>
  );
}

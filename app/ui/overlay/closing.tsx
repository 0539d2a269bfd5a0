import * as styles from "./closing.css";
import { heading } from "~/ui/page/layout.css";

type ClosingProps = {
  title: string;
  text: string;
  /** What the visitor can do next: buttons for a dark ground. */
  children: React.ReactNode;
};

/** The last word of a page, and where it sends the visitor. */
export function Closing({ title, text, children }: ClosingProps) {
  return (
    <section className={styles.root} aria-labelledby="closing">
      <div className={styles.words}>
        <h2 className={heading} id="closing">
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}

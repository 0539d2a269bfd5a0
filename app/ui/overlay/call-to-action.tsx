import * as styles from "./call-to-action.css";
import { heading } from "~/ui/page/layout.css";

type CallToActionProps = {
  title: string;
  text: string;
  /** Buttons, which have to fit a dark background. */
  children: React.ReactNode;
};

/** The end of a page, with a headline and buttons. */
export function CallToAction({ title, text, children }: CallToActionProps) {
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

import { useTranslation } from "react-i18next";
import { button } from "~/ui/button.css";
import { heading, section } from "~/ui/layout.css";
import type { Tip } from "./blog";
import { BookLink } from "./book-link";
import * as styles from "./booking-call.css";

/** The way from a region to the car that leads there. */
export function BookingCall({ title, text }: Tip) {
  const { t } = useTranslation();
  return (
    <section className={section} aria-labelledby="booking-call">
      <div className={styles.panel}>
        <h2 className={heading} id="booking-call">
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        <BookLink className={button.dawn}>{t("blog.bookYourCar")}</BookLink>
      </div>
    </section>
  );
}

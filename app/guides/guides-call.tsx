import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { Link } from "~/i18n/link";
import { button } from "~/ui/button.css";
import * as layout from "~/ui/layout.css";
import * as styles from "./guides-call.css";

/** The way from reading to booking. */
export function GuidesCall() {
  const { t } = useTranslation();
  return (
    <section className={styles.root} aria-labelledby="guides-call">
      <div className={styles.words}>
        <h2 className={layout.heading} id="guides-call">
          {t("guides.call.title")}
        </h2>
        <p className={styles.text}>{t("guides.call.text")}</p>
        <Link className={button.dawn} to={href("/")}>
          {t("guides.call.action")}
        </Link>
      </div>
    </section>
  );
}

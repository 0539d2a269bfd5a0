import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { Link } from "~/i18n/link";
import { button } from "~/ui/button.css";
import { Ridge } from "~/ui/ridge";
import * as styles from "./hero.css";

/** What the site is for, and its two ways in; `picture` says what is seen behind them. */
export function Hero({ picture }: { picture: string }) {
  const { t } = useTranslation();
  const to = (hash: string) => ({ pathname: href("/"), hash });
  return (
    <div className={styles.root}>
      <img
        className={styles.picture}
        src="/pictures/posters/hero.svg"
        alt={picture}
        width={1920}
        height={1080}
        fetchPriority="high"
      />
      <div className={styles.overlay} />
      <div className={styles.content}>
        <p className={styles.kicker}>{t("site.hero.kicker")}</p>
        <h1 className={styles.title}>{t("site.hero.title")}</h1>
        <p className={styles.lead}>{t("site.hero.text")}</p>
        <div className={styles.actions}>
          <Link className={button.dawn} to={to("#booking")}>
            {t("site.hero.book")}
          </Link>
          <Link className={button.onNight} to={to("#cars")}>
            {t("site.hero.browse")}
          </Link>
        </div>
      </div>
      <div className={styles.edge}>
        <Ridge />
      </div>
    </div>
  );
}

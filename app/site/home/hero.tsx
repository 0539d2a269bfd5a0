import { useTranslation } from "~/web/i18n/use-translation";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { Ridge } from "~/ui/page/ridge";
import { NAV_TARGETS } from "~/ui/nav-targets";
import * as styles from "./hero.css";

/** `picture` is the background picture's alternative text. */
export function Hero({ picture }: { picture: string }) {
  const { t } = useTranslation();
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
        <p className={styles.kicker}>{t("home.hero.kicker")}</p>
        <h1 className={styles.title}>{t("home.hero.title")}</h1>
        <p className={styles.lead}>{t("home.hero.text")}</p>
        <div className={styles.actions}>
          <Link className={`${button.dawn} ${styles.action}`} to={NAV_TARGETS.booking}>
            {t("home.hero.book")}
          </Link>
          <Link className={`${button.onNight} ${styles.action}`} to={NAV_TARGETS.cars}>
            {t("home.hero.browse")}
          </Link>
        </div>
      </div>
      <div className={styles.edge}>
        <Ridge />
      </div>
    </div>
  );
}

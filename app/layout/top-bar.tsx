import { useTranslation } from "react-i18next";
import { Link } from "~/i18n/link";
import type { SocialProof } from "~/home/social-proof";
import { NAV_TARGETS } from "~/ui/nav-targets";
import * as styles from "./top-bar.css";

type TopBarProps = {
  proof: SocialProof;
  /** The operator's announcement; null for the default one. */
  banner: string | null;
};

/** The home page's sticky bar, and the announcement below it. */
export function TopBar({ proof, banner }: TopBarProps) {
  const { t } = useTranslation();
  return (
    <>
      {proof && (
        <aside className={styles.bar} aria-label={t("site.topBar.label")}>
          <p className={styles.counters}>
            <span>{t("site.topBar.viewers", { count: proof.viewers })}</span>
            <span>{t("site.topBar.bookings", { count: proof.bookingsToday })}</span>
          </p>
        </aside>
      )}
      <aside className={styles.banner} aria-label={t("site.banner.label")}>
        <p>
          {banner ?? t("site.banner.text")}{" "}
          <Link className={styles.link} to={NAV_TARGETS.booking}>
            {t("site.banner.action")}
          </Link>
        </p>
      </aside>
    </>
  );
}

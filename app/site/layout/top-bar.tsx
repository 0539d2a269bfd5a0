import { useTranslation } from "~/web/i18n/use-translation";
import { Announcement } from "~/site/home/announcement";
import type { SocialProof } from "~/site/home/social-proof";
import * as styles from "./top-bar.css";

type TopBarProps = { proof: SocialProof; announcement: string | null };

/** The home page's sticky bar, and the announcement below it. */
export function TopBar({ proof, announcement }: TopBarProps) {
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
      {announcement && <Announcement text={announcement} />}
    </>
  );
}

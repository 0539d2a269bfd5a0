import { useTranslation } from "~/web/i18n/use-translation";
import { Link } from "~/web/i18n/link";
import { NAV_TARGETS } from "~/ui/nav-targets";
import * as styles from "./announcement.css";

/** The company's announcement above the home page. */
export function Announcement({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <aside className={styles.banner} aria-label={t("site.banner.label")}>
      <AnnouncementText text={text} />
    </aside>
  );
}

/** The announcement without a landmark of its own, for a preview. */
export function AnnouncementPreview({ text }: { text: string }) {
  return (
    <div className={styles.banner}>
      <AnnouncementText text={text} />
    </div>
  );
}

function AnnouncementText({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <p>
      {text}{" "}
      <Link className={styles.link} to={NAV_TARGETS.booking}>
        {t("site.banner.action")}
      </Link>
    </p>
  );
}

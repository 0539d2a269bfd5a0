import { useTranslation } from "~/i18n/use-translation";
import type { Localized } from "~/company/content/content";
import { foreignLanguage } from "~/i18n/foreign-language";
import { Link } from "~/i18n/link";
import { NAV_TARGETS } from "~/ui/nav-targets";
import * as styles from "./announcement.css";

/** The operator's announcement above the home page. */
export function Announcement({ text }: { text: Localized }) {
  const { t } = useTranslation();
  return (
    <aside className={styles.banner} aria-label={t("site.banner.label")}>
      <AnnouncementText text={text} />
    </aside>
  );
}

/** The same without a landmark of its own, for a preview. */
export function AnnouncementPreview({ text }: { text: Localized }) {
  return (
    <div className={styles.banner}>
      <AnnouncementText text={text} />
    </div>
  );
}

function AnnouncementText({ text: { text, lang } }: { text: Localized }) {
  const { t, i18n } = useTranslation();
  return (
    <p>
      <span lang={foreignLanguage(i18n, lang)}>{text}</span>{" "}
      <Link className={styles.link} to={NAV_TARGETS.booking}>
        {t("site.banner.action")}
      </Link>
    </p>
  );
}

import { useTranslation } from "~/web/i18n/use-translation";
import * as styles from "./example-notice.css";

/** Above every public page until an owner has published the site. */
export function ExampleNotice() {
  const { t } = useTranslation();
  return (
    <aside className={styles.root} aria-label={t("site.example.label")}>
      <p className={styles.text}>{t("site.example.text")}</p>
    </aside>
  );
}

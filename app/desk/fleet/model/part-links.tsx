import { useTranslation } from "react-i18next";
import * as styles from "./part-links.css";

const PARTS = ["vehicles", "photos", "details", "preview"] as const;

/** Links to the parts of the page: on phones it is long. */
export function PartLinks() {
  const { t } = useTranslation();
  return (
    <nav className={styles.list} aria-label={t("fleetDesk.page.parts")}>
      {PARTS.map((part) => (
        <a key={part} className={styles.link} href={`#${part}`}>
          {t(`fleetDesk.page.${part}`)}
        </a>
      ))}
    </nav>
  );
}

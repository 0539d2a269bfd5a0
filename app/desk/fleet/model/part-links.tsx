import { useTranslation } from "~/i18n/use-translation";
import { list, tabShape } from "~/ui/page/tabs.css";

const PARTS = ["vehicles", "photos", "details", "preview", "history"] as const;

/** Links to the parts of the page: on phones it is long. */
export function PartLinks() {
  const { t } = useTranslation();
  return (
    <nav className={list} aria-label={t("fleetDesk.page.parts")}>
      {PARTS.map((part) => (
        <a key={part} className={tabShape} href={`#${part}`}>
          {t(`fleetDesk.page.${part}`)}
        </a>
      ))}
    </nav>
  );
}

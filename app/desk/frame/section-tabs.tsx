import { useLocation } from "react-router";
import { Link } from "~/web/i18n/link";
import { useTranslation } from "~/web/i18n/use-translation";
import type { Role } from "~/web/pages/roles";
import { addressOf, isAtPage, placeOf, SECTIONS, sectionsFor } from "./sections";
import * as styles from "./section-tabs.css";

/** Shows links to the pages of a section that has several, and marks the current one. */
export function SectionTabs({ role }: { role: Role | null }) {
  const { t } = useTranslation();
  const location = useLocation();
  const place = placeOf(location);
  const section = sectionsFor(SECTIONS, role).find(({ id }) => id === place?.section);
  if (!section || section.pages.length < 2) return null;
  const currentOf = (page: (typeof section.pages)[number]) => {
    if (page.path !== place?.page.path) return undefined;
    return isAtPage(location, page) ? "page" : true;
  };
  return (
    <nav className={styles.tabs} aria-label={t(section.name)}>
      <ul className={styles.list}>
        {section.pages.map((page) => (
          <li key={page.path}>
            <Link className={styles.tab} to={addressOf(page)} aria-current={currentOf(page)}>
              {t(page.name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

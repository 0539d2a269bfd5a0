import { href, useLocation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import { Link, LinkInPlace } from "~/web/i18n/link";
import { Icon } from "~/ui/icon";
import * as layout from "~/ui/page/layout.css";
import type { Frame } from "./frame";
import { MAIN_SECTIONS, MORE_SECTIONS, sectionAt, sectionsFor, type AnySection } from "./sections";
import * as styles from "./section-list.css";
import { MORE_ID } from "./use-more-sheet";

/** The main sections, and on phones the link that opens the others. */
export function SectionList({ counts, role }: Pick<Frame, "counts" | "role">) {
  const { t } = useTranslation();
  const location = useLocation();
  const current = sectionAt(location);
  const isInMore = MORE_SECTIONS.some(({ id }) => id === current);
  return (
    <ul className={styles.list}>
      {sectionsFor<AnySection>(MAIN_SECTIONS, role).map((section) => (
        <li key={section.id} className={styles.item}>
          <SectionLink section={section}>
            {section.id === "today" && counts && <WaitingBadge counts={counts} />}
            {section.id === "bookings" && counts && (
              <span className={styles.total}>{` (${counts.bookings})`}</span>
            )}
          </SectionLink>
        </li>
      ))}
      <li className={styles.moreItem}>
        <LinkInPlace
          className={styles.link}
          to={{ search: location.search, hash: `#${MORE_ID}` }}
          aria-current={isInMore || undefined}
        >
          <Icon name="menu" />
          {t("desk.more")}
        </LinkInPlace>
      </li>
    </ul>
  );
}

type SectionLinkProps = { section: AnySection; children?: React.ReactNode };

export function SectionLink({ section, children }: SectionLinkProps) {
  const { t } = useTranslation();
  const location = useLocation();
  const { id, path, to = path, icon } = section;
  const isPage = location.pathname === path || location.pathname === href("/admin");
  return (
    <Link
      className={styles.link}
      to={to}
      aria-current={sectionAt(location) === id ? (isPage ? "page" : true) : undefined}
    >
      <Icon name={icon} />
      <span>
        {t(section.name)}
        {children}
      </span>
    </Link>
  );
}

/** How much waits for an answer, in one number; in words apart. */
function WaitingBadge({ counts }: { counts: NonNullable<Frame["counts"]> }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { pending, messages, wishes } = counts;
  const words = [
    pending > 0 && t("desk.pending", { count: pending }),
    messages > 0 && t("desk.today.messages", { count: messages }),
    wishes > 0 && t("desk.today.wishes", { count: wishes }),
  ].filter((text) => typeof text === "string");
  if (words.length === 0) return null;
  return (
    <>
      <span className={styles.badge} aria-hidden="true">
        {number(pending + messages + wishes)}
      </span>
      <span className={layout.visuallyHidden}> {words.join(", ")}</span>
    </>
  );
}

import { type ReactNode } from "react";
import { href, useLocation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { Link } from "~/web/i18n/link";
import { NotificationBell } from "~/messaging/notifications/notification-bell";
import { SearchForm } from "~/desk/search/search-form";
import { message } from "~/ui/message.css";
import { useIsOutdated } from "~/web/browser/version";
import * as styles from "./desk-frame.css";
import { showsBell, showsSearch, type Frame } from "./frame";
import { MoreSheet } from "./more-sheet";
import { SectionList } from "./section-list";

type DeskFrameProps = { frame: Frame; siteName: string; children: ReactNode };

/** The frame of the desk: a rail on wide screens, a bar at the bottom of narrow ones. */
export function DeskFrame({ frame, siteName, children }: DeskFrameProps) {
  const { t } = useTranslation();
  return (
    <>
      <header className={styles.rail}>
        <DeskBrand siteName={siteName} />
        <nav className={styles.nav} id="sections" aria-label={t("operator.tabs")}>
          <SectionList counts={frame.counts} role={frame.role} />
          <MoreSheet username={frame.username} role={frame.role} />
        </nav>
      </header>
      {showsSearch(frame) && <SearchForm />}
      {showsBell(frame) && (
        <aside className={styles.bell} aria-label={t("notifications.title")}>
          <NotificationBell />
        </aside>
      )}
      <main className={styles.main} id="main" tabIndex={-1}>
        <NewVersion />
        {children}
        {frame.version !== null && (
          <p className={styles.version}>{t("operator.version", { version: frame.version })}</p>
        )}
      </main>
    </>
  );
}

/** Nothing is loaded by itself: what is half typed stays. */
function NewVersion() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <div role="status">
      {useIsOutdated() && (
        <p className={message.notice}>
          {t("operator.newVersion")} <a href={pathname + search}>{t("operator.reload")}</a>
        </p>
      )}
    </div>
  );
}

/** The logo and the name, linked to the site. */
export function DeskBrand({ siteName }: { siteName: string }) {
  return (
    <Link className={styles.brand} to={href("/")}>
      <img src="/brand/mark-dark.svg" alt="" width={32} height={32} />
      {siteName}
    </Link>
  );
}

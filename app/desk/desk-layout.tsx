import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form, href, useLocation } from "react-router";
import { Link } from "~/i18n/link";
import { STAFF_HINT_KEY } from "~/notifications/live-bookings";
import { button } from "~/ui/form/button.css";
import * as layout from "~/ui/page/layout.css";
import * as tabs from "~/ui/page/tabs.css";
import { writeStorage } from "~/web/browser/storage";
import * as styles from "./bookings/booking-desk.css";
import { clearCachedBookings } from "./bookings/cached-bookings";
import type { DeskProblem } from "./desk-action.server";
import { DESK_INTENTS } from "./desk-intents";
import { DeskOutcome } from "./desk-outcome";
import type { DeskData } from "./desk.server";
import { useDeskNotifications } from "./use-desk-notifications";

type DeskLayoutProps = { desk: DeskData; problem: DeskProblem | undefined; children: ReactNode };

export function DeskLayout({ desk, problem, children }: DeskLayoutProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  useEffect(() => writeStorage(STAFF_HINT_KEY, "true"), []);
  useDeskNotifications();
  return (
    <div className={layout.section}>
      <div className={layout.stack}>
        <div className={layout.row}>
          <h1 className={`${layout.heading} ${styles.title}`}>{t("operator.title")}</h1>
          <Link className={`${button.secondary} ${styles.tool}`} to={pathname + search}>
            {t("operator.refresh")}
          </Link>
          <Link className={button.plain} to={href("/admin/account")}>
            {t("account.link")}
          </Link>
          <Link className={button.plain} to={href("/admin/settings")}>
            {t("settings.title")}
          </Link>
          <Form method="post" action={href("/admin")} reloadDocument onSubmit={clearCachedBookings}>
            <button className={button.plain} name="intent" value={DESK_INTENTS.signOut}>
              {t("operator.signOut")}
            </button>
          </Form>
        </div>
        <DeskTabs open={desk.shown.tab} count={desk.count} />
        <DeskOutcome title={t("operator.title")} flash={desk.flash} problem={problem} />
        {children}
      </div>
    </div>
  );
}

/** `count` is null while the database is unavailable. */
function DeskTabs({ open, count }: { open: DeskData["shown"]["tab"]; count: number | null }) {
  const { t } = useTranslation();
  const bookings = count === null ? t("operator.bookings") : t("operator.bookingsCount", { count });
  const entries = [
    ["analytics", t("visits.tab")],
    ["bookings", bookings],
  ] as const;
  return (
    <nav className={tabs.list} aria-label={t("operator.tabs")}>
      {entries.map(([tab, text]) => (
        <Link
          key={tab}
          className={tabs.tab}
          to={`${href("/admin")}?tab=${tab}`}
          {...(tab === open && { "aria-current": "page", "data-state": "active" })}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

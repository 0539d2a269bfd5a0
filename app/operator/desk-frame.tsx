import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form, href, useLocation, useNavigation, useRevalidator } from "react-router";
import { Link } from "~/i18n/link";
import { STAFF_HINT_KEY } from "~/notifications/live-bookings";
import { useNotifications } from "~/notifications/store";
import { button } from "~/ui/button.css";
import * as layout from "~/ui/layout.css";
import { message } from "~/ui/message.css";
import * as tabs from "~/ui/tabs.css";
import { writeStorage } from "~/web/storage";
import * as styles from "./booking-desk.css";
import type { DeskProblem } from "./desk-action.server";
import type { DeskFlash } from "./desk-flash.server";
import { DESK_INTENTS } from "./desk-intents";
import { DeskProblemMessage } from "./desk-problem";
import type { DeskData } from "./desk.server";

type DeskFrameProps = { desk: DeskData; problem: DeskProblem | undefined; children: ReactNode };

/** What is around each tab of the desk. */
export function DeskFrame({ desk, problem, children }: DeskFrameProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  useEffect(() => writeStorage(STAFF_HINT_KEY, "true"), []);
  useRefreshOnArrival();
  return (
    <div className={layout.section}>
      <div className={layout.stack}>
        <div className={styles.head}>
          <h1 className={`${layout.heading} ${styles.title}`}>{t("operator.title")}</h1>
          <Link className={button.secondary} to={pathname + search}>
            {t("operator.refresh")}
          </Link>
          <Form method="post" action={href("/admin")} reloadDocument>
            <button className={button.plain} name="intent" value={DESK_INTENTS.signOut}>
              {t("operator.signOut")}
            </button>
          </Form>
        </div>
        <DeskTabs open={desk.shown.tab} count={desk.count} />
        <Told told={desk.told} />
        <DeskProblemMessage problem={problem} />
        {children}
      </div>
    </div>
  );
}

/** The tabs are pages of their own; without a count while the database is away. */
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

/** What was just done. The server tells it once; reading the list anew must not take it away. */
function Told({ told }: { told: DeskFlash | null }) {
  const { t } = useTranslation();
  const [last, setLast] = useState(told);
  if (told && told !== last) setLast(told);
  if (!last) return null;
  return (
    <p className={message.good} role="status">
      {t(`operator.flash.${last.status}`, { id: last.id })}
    </p>
  );
}

const REFRESH_AFTER_MS = 250;

/** Reads the desk anew when the socket told of a booking, new or changed. */
function useRefreshOnArrival() {
  const { entries, changes } = useNotifications();
  const { revalidate } = useRevalidator();
  // A page on its way is not read twice: the server tells what was done only once.
  const isIdle = useNavigation().state === "idle";
  const shown = useRef({ entries, changes });
  useEffect(() => {
    const last = shown.current;
    if (!isIdle || (last.entries === entries && last.changes === changes)) return;
    // The router may be on its way already and React not know it yet; and bookings come together.
    const timer = setTimeout(() => {
      shown.current = { entries, changes };
      void revalidate();
    }, REFRESH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [entries, changes, isIdle, revalidate]);
}

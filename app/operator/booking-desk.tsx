import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, href, useNavigation, useRevalidator } from "react-router";
import { Link } from "~/i18n/link";
import { STAFF_HINT_KEY } from "~/notifications/live-bookings";
import { useNotifications } from "~/notifications/store";
import { button } from "~/ui/button.css";
import { EmptyState } from "~/ui/empty-state";
import * as layout from "~/ui/layout.css";
import { message } from "~/ui/message.css";
import { Pagination } from "~/ui/pagination";
import { writeStorage } from "~/web/storage";
import * as styles from "./booking-desk.css";
import { BookingCard } from "./booking-card";
import type { DeskProblem } from "./desk-action.server";
import type { DeskFlash } from "./desk-flash.server";
import { DESK_INTENTS } from "./desk-intents";
import { DeskProblemMessage } from "./desk-problem";
import type { DeskBookings } from "./desk.server";

type BookingDeskProps = {
  bookings: DeskBookings;
  told: DeskFlash | null;
  problem: DeskProblem | undefined;
};

/** What signed-in staff work with. */
export function BookingDesk({ bookings, told, problem }: BookingDeskProps) {
  const { t } = useTranslation();
  useEffect(() => writeStorage(STAFF_HINT_KEY, "true"), []);
  useRefreshOnArrival();
  return (
    <div className={layout.section}>
      <div className={layout.stack}>
        <div className={styles.head}>
          <h1 className={`${layout.heading} ${styles.title}`}>{t("operator.title")}</h1>
          <Link className={button.secondary} to={`${href("/admin")}?tab=bookings`}>
            {t("operator.refresh")}
          </Link>
          <Link className={button.plain} to={href("/admin/account")}>
            {t("account.link")}
          </Link>
          <Link className={button.plain} to={href("/admin/settings")}>
            {t("settings.title")}
          </Link>
          <Form method="post" action={href("/admin")} reloadDocument>
            <button className={button.plain} name="intent" value={DESK_INTENTS.signOut}>
              {t("operator.signOut")}
            </button>
          </Form>
        </div>
        <Told told={told} />
        <DeskProblemMessage problem={problem} />
        {bookings.ok ? <BookingList page={bookings} /> : <LoadingFailed />}
      </div>
    </div>
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

/** Reads the list anew when the socket told of a booking, new or changed. */
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

function BookingList({ page }: { page: Extract<DeskBookings, { ok: true }> }) {
  const { t } = useTranslation();
  const list = `${href("/admin")}?tab=bookings`;
  return (
    <>
      <h2>{t("operator.bookingsCount", { count: page.count })}</h2>
      {page.bookings.length === 0 && (
        <EmptyState
          picture="no-bookings"
          alt={t("operator.emptyPicture")}
          text={t("operator.empty")}
        />
      )}
      <ul className={styles.list}>
        {page.bookings.map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} />
          </li>
        ))}
      </ul>
      <Pagination
        label={t("operator.pages")}
        newer={page.newest ? null : { to: list, text: t("operator.newest") }}
        older={
          page.older === null
            ? null
            : { to: `${list}&before=${page.older}`, text: t("operator.older") }
        }
      />
    </>
  );
}

function LoadingFailed() {
  const { t } = useTranslation();
  return (
    <div className={message.problem} role="alert">
      <p>{t("operator.error")}</p>
      <p>
        <Link className={button.secondary} to={`${href("/admin")}?tab=bookings`}>
          {t("operator.tryAgain")}
        </Link>
      </p>
    </div>
  );
}

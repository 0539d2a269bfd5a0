import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { href, useLocation } from "react-router";
import { usePolling } from "~/ui/use-polling";
import { DESK_STATUSES, type BookingStatus } from "~/booking/status";
import { BookingNotices } from "~/booking/notices/booking-notices";
import { PriceLines } from "~/booking/price-lines";
import { StatusBadge } from "~/booking/status-badge";
import { TripFacts } from "~/booking/trip-facts";
import { Link } from "~/i18n/link";
import { STAFF_HINT_KEY } from "~/notifications/live-bookings";
import { button } from "~/ui/form/button.css";
import * as layout from "~/ui/page/layout.css";
import { message } from "~/ui/message.css";
import { useHydrated } from "~/ui/use-hydrated";
import { writeStorage } from "~/web/browser/storage";
import * as styles from "./booking-desk.css";
import { BookingHistory } from "./booking-history";
import type { BookingPageData } from "./booking-page.server";
import { ContactLinks, Moment, VisitorMessages } from "./booking-parts";
import { DecisionForms } from "./decision-forms";
import { listAddress } from "~/desk/desk-address";
import type { DeskProblem } from "~/desk/desk-action.server";
import { DeskOutcome } from "~/desk/desk-outcome";
import { NoteForm } from "./note-form";
import { Overlaps } from "./overlaps";
import { REFRESH_MS, useDeskNotifications } from "~/desk/use-desk-notifications";

type BookingPageProps = {
  page: BookingPageData;
  /** Whether the last request failed and older data are shown. */
  isStale: boolean;
  problem: DeskProblem | undefined;
};

export function BookingPage({ page, isStale, problem }: BookingPageProps) {
  const { t } = useTranslation();
  const { booking, history, flash } = page;
  const title = t("operator.bookingTitle", { id: booking.id, name: booking.name });
  const refused = problem && "note" in problem ? problem.note : undefined;
  const note = refused?.current ?? page.note;
  const address = href("/admin/bookings/:id", { id: String(booking.id) });
  usePolling(REFRESH_MS);
  useDeskNotifications();
  useEffect(() => writeStorage(STAFF_HINT_KEY, "true"), []);
  return (
    <div className={layout.section}>
      <div className={layout.stack}>
        <Head title={title} status={booking.status} />
        {isStale && <StaleNotice />}
        <DeskOutcome title={title} flash={flash} problem={problem} />
        <BookingNotices notices={booking.notices} reader="operator" />
        {/* Before that, the confirm form shows them. */}
        {booking.status === "confirmed" && <Overlaps overlaps={booking.overlaps} />}
        <DecisionForms booking={booking} address={address} choices={DESK_STATUSES} />
        <div className={styles.list}>
          <Facts booking={booking} />
          <Part title="history">
            <BookingHistory history={history} />
          </Part>
          <Part title="note">
            <NoteForm id={booking.id} note={note} refused={refused} address={address} />
          </Part>
        </div>
      </div>
    </div>
  );
}

function StaleNotice() {
  const { t } = useTranslation();
  return (
    <p className={message.problem} role="alert">
      {t("operator.keptBooking")}
    </p>
  );
}

function Head({ title, status }: { title: string; status: BookingStatus }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const canPrint = useHydrated();
  return (
    <div className={layout.row}>
      <h1 className={`${layout.heading} ${styles.title}`}>{title}</h1>
      <StatusBadge status={status} />
      <Link className={`${button.secondary} ${styles.tool}`} to={listAddress()}>
        {t("operator.back")}
      </Link>
      <Link className={`${button.plain} ${styles.tool}`} to={pathname + search}>
        {t("operator.refresh")}
      </Link>
      {canPrint && (
        <button className={`${button.plain} ${styles.tool}`} type="button" onClick={() => print()}>
          {t("operator.print")}
        </button>
      )}
    </div>
  );
}

function Facts({ booking }: Pick<BookingPageData, "booking">) {
  const { t } = useTranslation();
  return (
    <Part title="trip">
      <p className={styles.soft}>
        {t("operator.placed")}: <Moment at={booking.createdAt} />
      </p>
      <TripFacts booking={booking} hideContacts />
      <ContactLinks booking={booking} />
      <PriceLines booking={booking} />
      <VisitorMessages messages={booking.messages} />
    </Part>
  );
}

function Part({ title, children }: { title: "trip" | "history" | "note"; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className={styles.card} aria-labelledby={`part-${title}`}>
      <h2 className={styles.partTitle} id={`part-${title}`}>
        {t(`operator.parts.${title}`)}
      </h2>
      {children}
    </section>
  );
}

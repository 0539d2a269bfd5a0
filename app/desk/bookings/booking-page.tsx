import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { DESK_STATUSES } from "~/booking/status";
import { BookingNotices } from "~/booking/notices/booking-notices";
import { PriceLines } from "~/booking/price-lines";
import { StatusBadge } from "~/booking/status-badge";
import { TripFacts } from "~/booking/trip-facts";
import { Link } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import { useHydrated } from "~/ui/use-hydrated";
import * as styles from "./booking-desk.css";
import { BookingHistory } from "./booking-history";
import type { BookingPageData } from "./booking-page.server";
import { ContactLinks, Moment, VisitorMessages } from "./booking-parts";
import { DecisionForms } from "./decision-forms";
import { HandoverForms } from "./handover-forms";
import { listAddress } from "~/desk/desk-address";
import type { DeskProblem } from "~/desk/desk-action.server";
import { DeskLayout } from "~/desk/desk-layout";
import { DeskProblemMessage } from "~/desk/desk-problem";
import { RefreshLink } from "~/desk/refresh-link";
import { useFlashText } from "~/desk/use-flash-text";
import { NoteForm } from "./note-form";
import { Overlaps } from "./overlaps";
import { RentalFacts } from "./rental-facts";
import { useDeskRefresh } from "~/desk/use-desk-notifications";

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
  useDeskRefresh();
  return (
    <DeskLayout
      title={title}
      note={<StatusBadge status={booking.status} />}
      actions={<Actions />}
      done={useFlashText(flash)}
      problem={problem && <DeskProblemMessage problem={problem} />}
    >
      {isStale && <StaleNotice />}
      <BookingNotices notices={booking.notices} reader="operator" />
      {/* Before that, the confirm form shows them. */}
      {booking.status === "confirmed" && <Overlaps overlaps={booking.overlaps} />}
      <DecisionForms booking={booking} address={address} choices={DESK_STATUSES} />
      <div className={styles.list}>
        <Facts booking={booking} />
        <RentalPart page={page} address={address} />
        <Part title="history">
          <BookingHistory history={history} />
        </Part>
        <Part title="note">
          <NoteForm id={booking.id} note={note} refused={refused} address={address} />
        </Part>
      </div>
    </DeskLayout>
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

function Actions() {
  const { t } = useTranslation();
  const canPrint = useHydrated();
  return (
    <>
      <Link className={button.plain} to={listAddress()}>
        {t("operator.back")}
      </Link>
      <RefreshLink />
      {canPrint && (
        <button className={button.plain} type="button" onClick={() => print()}>
          {t("operator.print")}
        </button>
      )}
    </>
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

/** Not for a booking that was never confirmed. */
function RentalPart({ page, address }: { page: BookingPageData; address: string }) {
  const { booking, rental } = page;
  const isRental = booking.status === "confirmed" || rental.vehicle !== null || rental.outAt;
  if (!isRental) return null;
  return (
    <Part title="car">
      <RentalFacts rental={rental} />
      <HandoverForms booking={booking} rental={rental} address={address} />
    </Part>
  );
}

type PartProps = { title: "trip" | "car" | "history" | "note"; children: ReactNode };

function Part({ title, children }: PartProps) {
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

import type { ReactNode } from "react";
import { href, useLocation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { BookingNotices } from "~/booking/notices/booking-notices";
import type { AcceptedTerms } from "~/booking/booking-terms.queries.server";
import { TermList } from "~/catalog/terms/term-list";
import { PriceLines } from "~/booking/price-lines";
import { StatusBadge } from "~/booking/status-badge";
import { TripFacts } from "~/booking/trip-facts";
import { Unsent } from "~/messaging/delivery/unsent";
import { DESK_INTENTS } from "~/desk/desk-intents";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import { useHydrated } from "~/ui/use-hydrated";
import * as styles from "~/desk/bookings/list/booking-desk.css";
import { BookingHistory } from "./booking-history";
import type { BookingPageData } from "./booking-page.server";
import { ContactLinks, VisitorMessages } from "./booking-sections";
import { MovePreview } from "~/desk/bookings/car/move-preview";
import { MoveForms } from "~/desk/bookings/car/move-forms";
import { ReturnForm } from "~/desk/bookings/car/return-form";
import { ModelForm } from "~/desk/bookings/model/model-form";
import { DecisionForms } from "./decision-forms";
import { HandoverForms } from "./handover-forms";
import { listAddress } from "~/desk/desk-address";
import type { DeskProblem } from "~/desk/desk-request.server";
import { DeskLayout } from "~/desk/desk-layout";
import { DeskProblemMessage } from "~/desk/desk-problem";
import { BOOKING } from "~/desk/person/person";
import { RefreshLink } from "~/desk/refresh-link";
import { useFlashMessage } from "~/desk/use-flash-message";
import { NoteForm } from "./note-form";
import { Overlaps } from "./overlaps";
import { RentalFacts } from "./rental-facts";
import { useDeskRefresh } from "~/desk/use-desk-notifications";
import { Moment, useNearMoment } from "~/desk/moment";
import { isolate } from "~/web/i18n/isolate";
import type { EndingPaper } from "~/booking/agenda/attention";
import { shortGapText } from "~/booking/notices/short-gap-text";
import type { ShortGap } from "~/booking/notices/short-gaps.queries.server";
import { vehicleAddress } from "~/desk/fleet/fleet-query";
import { expiryOf } from "~/catalog/fleet/vehicles/expiry";
import { useFormat } from "~/web/i18n/format";

type BookingPageProps = {
  page: BookingPageData;
  /** Whether the last request failed and older data are shown. */
  isStale: boolean;
  problem: DeskProblem | undefined;
};

export function BookingPage({ page, isStale, problem }: BookingPageProps) {
  const { t } = useTranslation();
  const { booking, history, flash } = page;
  const near = useNearMoment();
  // The key makes each submit of a form that leads to the preview show it anew.
  const { key } = useLocation();
  const isErased = booking.name === "";
  const name = booking.name || t("person.erasedName");
  const title = t("operator.bookingTitle", { id: booking.id, name: isolate(name) });
  const refused = problem && "note" in problem ? problem.note : undefined;
  const note = refused?.current ?? page.note;
  const address = href("/admin/bookings/:id", { id: String(booking.id) });
  const isFull = problem?.problem === "refused" && problem.refusal === "full";
  useDeskRefresh();
  return (
    <DeskLayout
      title={title}
      note={<StatusNote page={page} />}
      actions={<Actions />}
      done={useFlashMessage(flash)}
      preservesScroll
      problem={problem && <DeskProblemMessage problem={problem} bookings={[booking]} />}
    >
      {isStale && <StaleNotice />}
      {page.preview && !problem && (
        <MovePreview key={key} preview={page.preview} booking={booking} address={address} />
      )}
      <Unsent rows={page.unsent} intent={DESK_INTENTS.resend} near={near} />
      <BookingNotices notices={noticesOf(page, isFull)} audience="staff" />
      {/* Before the confirmation, the confirm form shows the overlaps; without a car, the section about
         the car does. */}
      {booking.status === "confirmed" && !page.rental.isUnassigned && (
        <Overlaps overlaps={booking.overlaps} />
      )}
      {isErased ? (
        <p>{t("person.erasedNote")}</p>
      ) : (
        // The choices of a request without a free car are in the message about that.
        !(isFull && booking.status === "pending") && (
          <DecisionForms booking={booking} address={address}>
            {booking.status === "confirmed" && (
              <HandoverForms booking={booking} rental={page.rental} address={address} />
            )}
          </DecisionForms>
        )
      )}
      <div className={styles.list}>
        <Facts {...page} address={address} />
        <RentalSection page={page} problem={problem} address={address} />
        <PageSection title="history">
          <BookingHistory history={history} />
        </PageSection>
        {!isErased && (
          <PageSection title="note" isPrinted={note.text !== ""}>
            <NoteForm id={booking.id} note={note} refused={refused} address={address} />
            {page.showsPerson && (
              <Link to={`${href("/admin/person")}?${BOOKING}=${booking.id}`}>
                {t("person.link")}
              </Link>
            )}
          </PageSection>
        )}
      </div>
    </DeskLayout>
  );
}

/** Returns the notices without one that the page has already: that no car is free is said once. */
function noticesOf({ booking, rental }: BookingPageData, isFull: boolean) {
  return rental.isUnassigned || isFull
    ? booking.notices.filter((notice) => notice !== "carTaken")
    : booking.notices;
}

/** Shows the status with what it doesn't say: why it is cancelled, or that nobody marked it. */
function StatusNote({ page }: Pick<BookingPageProps, "page">) {
  const { t } = useTranslation();
  const { booking, rental, noteWaits } = page;
  const { status, cancelReason, cancelNote } = booking;
  return (
    <>
      <StatusBadge status={status} />
      {cancelReason && <p>{t(`operator.reasons.${cancelReason}`)}</p>}
      {cancelNote && (
        <p className={styles.notes}>
          {noteWaits === null
            ? t("operator.cancelNote.sent")
            : t("operator.cancelNote.waits", { seconds: noteWaits })}{" "}
          <bdi>{cancelNote}</bdi>
        </p>
      )}
      {rental.isAssumed && <p>{t("operator.assumed")}</p>}
    </>
  );
}

export function StaleNotice() {
  const { t } = useTranslation();
  return (
    <p className={message.problem} role="alert">
      {t("operator.cachedBooking")}
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

type FactsProps = Pick<BookingPageData, "booking" | "source" | "accepted"> & { address: string };

function Facts({ booking, source, accepted, address }: FactsProps) {
  const { t } = useTranslation();
  return (
    <PageSection title="trip">
      <p>
        {t("booking.confirmation.reference")}:{" "}
        <strong translate="no" data-testid="booking-reference">
          {booking.reference}
        </strong>
      </p>
      <p className={styles.soft}>
        {t(source === "site" ? "operator.placed" : `newBooking.taken.${source}`)}:{" "}
        <Moment at={booking.createdAt} />
      </p>
      <TripFacts booking={booking} audience="staff" hideContacts />
      <ContactLinks booking={booking} />
      <PriceLines booking={booking} />
      {accepted && <Accepted {...accepted} />}
      <VisitorMessages messages={booking.messages} answer={{ ...booking, address }} />
    </PageSection>
  );
}

function Accepted({ terms, version }: AcceptedTerms) {
  const { t } = useTranslation();
  return (
    <details>
      <summary>{t("terms.acceptedByCustomer", { version })}</summary>
      <TermList terms={terms} isCompact />
    </details>
  );
}

function RentalSection({
  page,
  problem,
  address,
}: Omit<BookingPageProps, "isStale"> & { address: string }) {
  const { booking, rental, choices, models, returns } = page;
  const refused = problem && "model" in problem ? problem.model : undefined;
  const isRental = booking.status === "confirmed" || rental.vehicle !== null || rental.outAt;
  if (!isRental && !returns && !models) return null;
  return (
    <PageSection title="car">
      {isRental && (
        <>
          <RentalFacts rental={rental} overlaps={booking.overlaps} />
          <ShortGaps gaps={page.gaps} />
          <PaperWarnings papers={page.papers} today={page.today} />
          {/* The decisions of a confirmed booking are its next step, at the top. */}
          {booking.status !== "confirmed" && (
            <div className={styles.actions}>
              <HandoverForms booking={booking} rental={rental} address={address} />
            </div>
          )}
        </>
      )}
      {models && booking.name !== "" && (
        <ModelForm
          booking={booking}
          choices={models}
          refused={refused}
          previewed={page.preview?.intent === "changeModel" ? page.preview.fields : {}}
          address={address}
        />
      )}
      {choices && <MoveForms {...{ booking, rental, choices, address }} />}
      {returns && <ReturnForm booking={booking} returns={returns} address={address} />}
    </PageSection>
  );
}

type PageSectionProps = {
  title: "trip" | "car" | "history" | "note";
  isPrinted?: boolean;
  children: ReactNode;
};

export function PageSection({ title, isPrinted = true, children }: PageSectionProps) {
  const { t } = useTranslation();
  const className = isPrinted ? styles.card : `${styles.card} ${styles.tool}`;
  return (
    <section className={className} aria-labelledby={`part-${title}`}>
      <h2 className={styles.sectionTitle} id={`part-${title}`}>
        {t(`operator.parts.${title}`)}
      </h2>
      {children}
    </section>
  );
}

/** Warns, without a refusal, of little time for washing and driving. */
function ShortGaps({ gaps }: { gaps: readonly ShortGap[] }) {
  const { t } = useTranslation();
  if (gaps.length === 0) return null;
  return (
    <div className={message.notice}>
      {gaps.map((gap) => (
        <p key={gap.id}>
          {shortGapText(t, gap)}{" "}
          <Link to={href("/admin/bookings/:id", { id: String(gap.id) })}>
            {t("operator.number", { id: gap.id })}&nbsp;· <bdi>{gap.name}</bdi>
          </Link>
        </p>
      ))}
    </div>
  );
}

type PaperWarningsProps = { papers: readonly EndingPaper[]; today: string };

/** Warns that papers of the car end before the return, or have ended. */
function PaperWarnings({ papers, today }: PaperWarningsProps) {
  const { t } = useTranslation();
  const { day } = useFormat();
  if (papers.length === 0) return null;
  return (
    <div className={message.problem}>
      {papers.map(({ kind, day: until, carId, vehicleId, rental }) => (
        <p key={kind}>
          {t(`operator.papers.${kind}.${endOf(until, rental, today)}`, { day: day(until) })}{" "}
          <Link to={vehicleAddress(carId, vehicleId)}>{t("desk.today.enterDate")}</Link>
        </p>
      ))}
    </div>
  );
}

/** Returns when papers end. `until` is their last valid day. */
function endOf(until: string, { start }: EndingPaper["rental"], today: string) {
  if (expiryOf(until, today) === "over") return "over";
  return until < start.slice(0, 10) ? "beforePickup" : "beforeReturn";
}

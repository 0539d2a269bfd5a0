import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { StatusBadge } from "~/booking/status-badge";
import { TripFacts } from "~/booking/trip-facts";
import { DeskLayout } from "~/desk/desk-layout";
import { DeskProblemMessage } from "~/desk/desk-problem";
import type { DeskProblem } from "~/desk/desk-request.server";
import { RefreshLink } from "~/desk/refresh-link";
import { useDeskRefresh } from "~/desk/use-desk-notifications";
import { useFlashMessage } from "~/desk/use-flash-message";
import { extraLabel } from "~/catalog/fleet/prices/price-line-label";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import * as styles from "~/desk/bookings/list/booking-desk.css";
import { PageSection, StaleNotice } from "./booking-page";
import { ContactLinks, VisitorMessages } from "./booking-sections";
import type { DayBooking } from "./day-booking.server";
import { HandoverForms } from "./handover-forms";
import { NoteForm } from "./note-form";
import { RentalFacts } from "./rental-facts";
import { isolate } from "~/web/i18n/isolate";

type DayBookingPageProps = {
  day: DayBooking;
  /** Whether the last request failed and older data are shown. */
  isStale: boolean;
  problem: DeskProblem | undefined;
};

/** Shows a booking for those who hand over its car: without prices, decisions and history. */
export function DayBookingPage({ day, isStale, problem }: DayBookingPageProps) {
  const { t } = useTranslation();
  const { booking, messages, rental } = day;
  const { id, name } = booking;
  const refused = problem && "note" in problem ? problem.note : undefined;
  const address = href("/admin/bookings/:id", { id: String(id) });
  useDeskRefresh();
  return (
    <DeskLayout
      title={t("operator.bookingTitle", { id, name: isolate(name) })}
      note={<StatusBadge status={booking.status} />}
      actions={<Actions />}
      done={useFlashMessage(day.flash)}
      preservesScroll
      problem={problem && <DeskProblemMessage problem={problem} />}
    >
      {isStale && <StaleNotice />}
      <div className={styles.list}>
        <PageSection title="trip">
          <TripFacts booking={booking} audience="staff" hideContacts />
          <Extras extras={booking.extras} />
          <ContactLinks booking={booking} />
          <VisitorMessages messages={messages} answer={{ id, name, address }} />
        </PageSection>
        <PageSection title="car">
          <RentalFacts rental={rental} />
          <div className={styles.actions}>
            <HandoverForms booking={booking} rental={rental} address={address} />
          </div>
        </PageSection>
        <PageSection title="note" isPrinted={day.note.text !== ""}>
          <NoteForm
            id={id}
            note={refused?.current ?? day.note}
            refused={refused}
            address={address}
          />
        </PageSection>
      </div>
    </DeskLayout>
  );
}

function Actions() {
  const { t } = useTranslation();
  return (
    <>
      <Link className={button.plain} to={href("/admin/today")}>
        {t("desk.sections.today")}
      </Link>
      <RefreshLink />
    </>
  );
}

function Extras({ extras }: Pick<DayBooking["booking"], "extras">) {
  const { t } = useTranslation();
  if (extras.length === 0) return null;
  const names = extras.map((extra) => extraLabel(t, extra));
  return (
    <p>
      <strong>{t("notifications.extras")}:</strong> {names.join(", ")}
    </p>
  );
}

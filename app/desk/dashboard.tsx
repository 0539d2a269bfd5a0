import { useTranslation } from "~/web/i18n/use-translation";
import { VisitsTab } from "~/site/visits/visits-tab";
import { BookingDesk } from "./bookings/list/booking-desk";
import type { DeskProblem } from "./desk-request.server";
import { emptyBookingAddress } from "./new-booking/new-booking";
import { DeskLayout } from "./desk-layout";
import { DeskProblemMessage } from "./desk-problem";
import type { DeskData } from "./desk.server";
import { RefreshLink } from "./refresh-link";
import { useRefreshOnArrival } from "./use-desk-notifications";
import { useFlashMessage } from "./use-flash-message";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";

type DashboardProps = { desk: DeskData; problem: DeskProblem | undefined };

/** Shows the page `/admin`: the visitor analytics, or with `?tab=bookings` the list of bookings. */
export function Dashboard({ desk, problem }: DashboardProps) {
  const { t } = useTranslation();
  const { shown, flash } = desk;
  const bookings = shown.tab === "bookings" && shown.ok ? shown.bookings : [];
  useRefreshOnArrival();
  return (
    <DeskLayout
      title={shown.tab === "bookings" ? t("operator.bookings") : t("visits.tab")}
      actions={
        <>
          {shown.tab === "bookings" && (
            <Link className={button.primary} to={emptyBookingAddress("bookings")}>
              {t("newBooking.title")}
            </Link>
          )}
          <RefreshLink />
        </>
      }
      done={useFlashMessage(flash)}
      preservesScroll
      problem={problem && <DeskProblemMessage problem={problem} bookings={bookings} />}
    >
      {shown.tab === "bookings" ? <BookingDesk bookings={shown} /> : <VisitsTab {...shown} />}
    </DeskLayout>
  );
}

import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { Unsent } from "~/messaging/delivery/unsent";
import { DESK_INTENTS } from "~/desk/desk-intents";
import type { DeskProblem } from "~/desk/desk-request.server";
import { emptyBookingAddress } from "~/desk/new-booking/new-booking";
import { DeskLayout } from "~/desk/desk-layout";
import { DeskProblemMessage } from "~/desk/desk-problem";
import { useNearMoment } from "~/desk/moment";
import { RefreshLink } from "~/desk/refresh-link";
import { useDeskRefresh } from "~/desk/use-desk-notifications";
import { useFlashMessage } from "~/desk/use-flash-message";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { message } from "~/ui/message.css";
import { button } from "~/ui/form/button.css";
import type { TodayData, TodayRows } from "./load-today.server";
import * as styles from "./today.css";
import { TodaySections } from "./today-sections";
import { useHydrated } from "~/ui/use-hydrated";

type TodayPageProps = {
  today: TodayData;
  /** Whether the last request failed and older data are shown. */
  isStale: boolean;
  problem: DeskProblem | undefined;
};

/** Shows what needs staff today: unanswered requests, pick-ups and returns. */
export function TodayPage({ today, isStale, problem }: TodayPageProps) {
  const { t } = useTranslation();
  const requests = today.ok ? today.requests.rows : [];
  const near = useNearMoment();
  useDeskRefresh();
  return (
    <DeskLayout
      title={t("desk.sections.today")}
      note={today.ok && <Now today={today} />}
      actions={<Actions hasAll={today.ok && today.hasAll} />}
      done={useFlashMessage(today.ok ? today.flash : null)}
      preservesScroll
      problem={problem && <DeskProblemMessage problem={problem} bookings={requests} />}
    >
      {isStale && (
        <p className={message.problem} role="alert">
          {t("desk.today.stale")}
        </p>
      )}
      {today.ok && <Unsent rows={today.unsent} intent={DESK_INTENTS.resend} near={near} />}
      {today.ok ? <TodaySections today={today} /> : <LoadingFailed />}
    </DeskLayout>
  );
}

function Actions({ hasAll }: { hasAll: boolean }) {
  const { t } = useTranslation();
  const canPrint = useHydrated();
  return (
    <>
      {hasAll && (
        <Link className={button.primary} to={emptyBookingAddress("today")}>
          {t("newBooking.title")}
        </Link>
      )}
      {canPrint && (
        <button className={button.plain} type="button" onClick={() => print()}>
          {t("operator.print")}
        </button>
      )}
      <RefreshLink />
    </>
  );
}

function Now({ today: { date, time } }: { today: TodayRows }) {
  const { t } = useTranslation();
  const { short } = useFormat();
  return <p className={styles.soft}>{t("desk.today.here", { date: short(date, date), time })}</p>;
}

function LoadingFailed() {
  const { t } = useTranslation();
  return (
    <div className={message.problem} role="alert">
      <p>{t("desk.today.error")}</p>
      <p>
        <Link className={button.secondary} to={href("/admin/today")}>
          {t("operator.tryAgain")}
        </Link>
      </p>
    </div>
  );
}

import { href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import type { DeskProblem } from "~/desk/desk-request.server";
import { listAddress } from "~/desk/desk-address";
import { DeskLayout } from "~/desk/desk-layout";
import { DeskProblemMessage } from "~/desk/desk-problem";
import { RefreshLink } from "~/desk/refresh-link";
import { useDeskRefresh } from "~/desk/use-desk-notifications";
import { useFlashText } from "~/desk/use-flash-text";
import { useFormat } from "~/i18n/format";
import { Link } from "~/i18n/link";
import { message } from "~/ui/message.css";
import { button } from "~/ui/form/button.css";
import { EmptyState } from "~/ui/page/state/empty-state";
import { ConflictList } from "./conflict-list";
import { Handovers } from "./handovers";
import { LateList } from "./late-list";
import type { TodayData, TodayRows } from "./load-today.server";
import { Requests } from "./requests";
import { UnassignedList } from "./unassigned-list";
import { VehicleGaps } from "./vehicle-gaps";
import * as styles from "./today.css";

type TodayPageProps = {
  today: TodayData;
  /** Whether the last request failed and older data are shown. */
  isStale: boolean;
  problem: DeskProblem | undefined;
};

/** What needs a person today: unanswered requests, pick-ups and returns. */
export function TodayPage({ today, isStale, problem }: TodayPageProps) {
  const { t } = useTranslation();
  useDeskRefresh();
  return (
    <DeskLayout
      title={t("desk.sections.today")}
      note={today.ok && <Now today={today} />}
      actions={<RefreshLink />}
      done={useFlashText(today.ok ? today.flash : null)}
      problem={problem && <DeskProblemMessage problem={problem} />}
    >
      {isStale && (
        <p className={message.problem} role="alert">
          {t("desk.today.stale")}
        </p>
      )}
      {today.ok ? <TodayParts today={today} /> : <LoadingFailed />}
    </DeskLayout>
  );
}

function Now({ today: { date, time } }: { today: TodayRows }) {
  const { t } = useTranslation();
  const { short } = useFormat();
  return <p className={styles.soft}>{t("desk.today.here", { date: short(date, date), time })}</p>;
}

function TodayParts({ today }: { today: TodayRows }) {
  const { t } = useTranslation();
  const { late, conflicts, unassigned, vehicles } = today.attention;
  const lists = [today.requests, today.handovers, late, conflicts, unassigned, vehicles];
  if (lists.every((list) => list.length === 0)) {
    return (
      <EmptyState
        picture="no-bookings"
        alt={t("booking.emptyPicture")}
        text={
          today.hasAll
            ? t("desk.today.nothing", { days: today.daysAhead })
            : t("desk.today.nothingToday")
        }
      >
        {today.hasAll && (
          <Link className={button.secondary} to={listAddress()}>
            {t("desk.today.allBookings")}
          </Link>
        )}
      </EmptyState>
    );
  }
  return (
    <div className={styles.parts}>
      <div className={styles.column}>
        <ConflictList today={today} />
        <LateList today={today} />
        <UnassignedList today={today} />
        {today.hasAll && <Requests today={today} />}
      </div>
      <div className={styles.column}>
        <Handovers today={today} />
        <VehicleGaps today={today} />
      </div>
    </div>
  );
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

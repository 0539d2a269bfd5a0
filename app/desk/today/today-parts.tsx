import { href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { listAddress } from "~/desk/desk-address";
import { Link } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { EmptyState } from "~/ui/page/state/empty-state";
import { ConflictList } from "./conflict-list";
import { EndingPapers } from "./ending-papers";
import { DayView, Handovers } from "./handovers";
import { LateList } from "./late-list";
import type { TodayRows } from "./load-today.server";
import { Messages } from "./messages";
import { NextStep } from "./next-step";
import { Requests } from "./requests";
import { TodaySummary } from "./today-summary";
import { Unanswered } from "./unanswered";
import { UnassignedList } from "./unassigned-list";
import { UnmarkedList } from "./unmarked-list";
import { VehicleGaps } from "./vehicle-gaps";
import { Wishes } from "./wishes";
import * as styles from "./today.css";

/** What is urgent, what waits for an answer, and the hand-overs; or one of the lists. */
export function TodayParts({ today }: { today: TodayRows }) {
  const { view } = today;
  if (isNothing(today)) return <Nothing today={today} />;
  return (
    <>
      {view.kind === "all" ? <TodaySummary today={today} /> : <BackToToday />}
      <div className={styles.parts}>
        <div className={styles.urgentPart}>
          <ConflictList today={today} />
          <LateList today={today} />
          <UnmarkedList today={today} />
        </div>
        <div className={styles.answerPart}>
          <Messages today={today} />
          <Wishes today={today} />
          {today.hasAll && <Requests today={today} />}
          <Unanswered today={today} />
        </div>
        <div className={styles.planPart}>
          <UnassignedList today={today} />
          <EndingPapers today={today} />
          {view.kind === "day" ? (
            <DayView today={today} view={view} />
          ) : (
            <Handovers today={today} />
          )}
          <VehicleGaps today={today} />
        </div>
      </div>
      <NextStep today={today} />
    </>
  );
}

function isNothing({ view, ...today }: TodayRows) {
  if (view.kind !== "all") return false;
  const { messages, wishes, requests, handovers, ahead, asked, expired, attention } = today;
  const lists = [messages, wishes, requests, handovers, ahead, ...Object.values(attention)];
  return lists.every(({ total }) => total === 0) && asked.length + expired.length === 0;
}

function Nothing({ today }: { today: TodayRows }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      picture="no-bookings"
      alt={t("booking.emptyPicture")}
      text={
        today.hasAll
          ? t("desk.today.nothing", { days: today.daysAhead })
          : t("desk.today.noneUntilNoon")
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

function BackToToday() {
  const { t } = useTranslation();
  return (
    <p>
      <Link to={href("/admin/today")}>{t("desk.today.back")}</Link>
    </p>
  );
}

import { useTranslation } from "~/i18n/use-translation";
import { listAddress } from "~/desk/desk-address";
import { Link } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { EmptyState } from "~/ui/page/state/empty-state";
import { ConflictList } from "./conflict-list";
import { Handovers } from "./handovers";
import { LateList } from "./late-list";
import type { TodayRows } from "./load-today.server";
import { Requests } from "./requests";
import { Unanswered } from "./unanswered";
import { UnassignedList } from "./unassigned-list";
import { VehicleGaps } from "./vehicle-gaps";
import * as styles from "./today.css";

export function TodayParts({ today }: { today: TodayRows }) {
  const { t } = useTranslation();
  const lists = [
    today.requests,
    today.handovers,
    today.asked,
    today.expired,
    ...Object.values(today.attention),
  ];
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
        <Unanswered today={today} />
      </div>
      <div className={styles.column}>
        <Handovers today={today} />
        <VehicleGaps today={today} />
      </div>
    </div>
  );
}

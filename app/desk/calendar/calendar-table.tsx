import type { MouseEvent } from "react";
import { useNavigate, useNavigation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { daysBetween, weekday } from "~/web/calendar";
import type { DeskProblem } from "~/desk/desk-request.server";
import { useFormat } from "~/web/i18n/format";
import { visuallyHidden } from "~/ui/page/layout.css";
import { CalendarHead } from "./calendar-head";
import { DropRefusal } from "./drag/drop-refusal";
import type { useDrag } from "./drag/use-drag";
import { lastDayOf } from "./calendar-query";
import { GroupRows } from "./group-rows";
import type { CalendarData } from "./load-calendar.server";
import { useTableTexts } from "./table-texts";
import * as styles from "./calendar-table.css";

type CalendarTableProps = {
  calendar: CalendarData;
  drag: ReturnType<typeof useDrag>;
  /** Why the bar that was dropped last went back. */
  problem: DeskProblem | undefined;
};

/** Vehicles by model as rows, days as columns. */
export function CalendarTable({ calendar, drag, problem }: CalendarTableProps) {
  const { t } = useTranslation();
  const { range } = useFormat();
  const { query, today, columns, groups } = calendar;
  const texts = useTableTexts(today);
  const isIdle = useNavigation().state === "idle";
  const follow = useFollow();
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- its links are pressed, which keys do too */}
      <table className={daysOf(query, today)} onClick={follow} {...drag.handlers}>
        <caption className={visuallyHidden}>
          {t("calendar.caption", { range: range(query.from, lastDayOf(query), today) })}
        </caption>
        {/* One column for each day, also where the head has one for each week. */}
        <colgroup>
          <col className={styles.firstColumn} />
          <col span={query.days} />
        </colgroup>
        <CalendarHead columns={columns} today={today} days={query.days} />
        {groups.map((group) => (
          <GroupRows key={group.id} {...{ group, columns, texts }} from={query.from} />
        ))}
      </table>
      {drag.drop && !drag.drop.isRead && problem && isIdle && (
        <DropRefusal drop={drag.drop} problem={problem} onClose={drag.markRead} />
      )}
    </div>
  );
}

/** Navigates for all links of the table: thousands of the router's own would take most of its time. */
function useFollow() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLTableElement>) => {
    const { target, button, metaKey, altKey, ctrlKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest("a") : null;
    const opensElsewhere = button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
    if (!link || opensElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
}

/** Weekends and today stand out in every row. */
function daysOf({ from, days }: CalendarData["query"], today: string) {
  return [
    styles.table,
    styles.days[days],
    styles.untilWeekend[(6 - weekday(from) + 7) % 7],
    styles.today[daysBetween(from, today)],
  ]
    .filter(Boolean)
    .join(" ");
}

import { useTranslation } from "~/i18n/use-translation";
import type { TodayRows } from "./load-today.server";
import * as choiceStyles from "./choices.css";
import * as styles from "./today.css";
import { titleId, type SummaryList } from "./today-section";

/** What waits, in numbers, each leading to its list: what is urgent first. */
export function TodaySummary({ today }: { today: TodayRows }) {
  const { t } = useTranslation();
  const { attention, waitingMessages, wishes, requests, asked, handovers } = today;
  const counts: [Exclude<SummaryList, "vehicles">, number][] = [
    ["conflicts", attention.conflicts.total],
    ["late", attention.late.total],
    ["unmarked", attention.unmarked.total],
    ["messages", waitingMessages],
    ["wishes", wishes.total],
    ["requests", requests.total],
    ["asked", asked.length],
    ["unassigned", attention.unassigned.total],
    ["papers", attention.papers.total],
    ["handovers", handovers.total],
  ];
  const waiting = counts.filter(([, count]) => count > 0);
  if (waiting.length < 2) return null;
  return (
    <nav className={styles.summary} aria-label={t("desk.today.summary")}>
      <ul className={choiceStyles.choices}>
        {waiting.map(([list, count]) => (
          <li key={list}>
            <a
              className={URGENT.has(list) ? choiceStyles.urgentChoice : choiceStyles.choice}
              href={`#${titleId(list)}`}
            >
              {t(`desk.today.short.${list}`, { count })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const URGENT: ReadonlySet<SummaryList> = new Set(["late", "conflicts", "unmarked"]);

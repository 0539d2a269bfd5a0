import { useTranslation } from "~/web/i18n/use-translation";
import { daysBetween } from "~/web/calendar";
import { useFormat } from "~/web/i18n/format";

const NAMED = { "-1": "yesterday", "0": "today", "1": "tomorrow" } as const;

/** Returns a function that formats a date for a heading: `Today, Tue 14 July`. */
export function useDayName(today: string) {
  const { t } = useTranslation();
  const { short } = useFormat();
  return (day: string) => {
    const named = Object.entries(NAMED).find(([days]) => Number(days) === daysBetween(today, day));
    const date = short(day, today);
    return named ? `${t(`desk.days.${named[1]}`)}, ${date}` : date;
  };
}

import { useState } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { daysBetween } from "~/web/calendar";
import { useFormat } from "~/web/i18n/format";
import { useMoments } from "~/web/i18n/moments";

/**
 * Returns the action's data until the next submit or navigation. The router removes it at each
 * revalidation, which the desk's pages do by themselves.
 */
export function useAnswer<Answer>(actionData: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [last, setLast] = useState({ key, answer: actionData });
  if (actionData !== undefined && actionData !== last.answer) {
    setLast({ key, answer: actionData });
    return actionData;
  }
  return last.key === key ? last.answer : undefined;
}

const DAY_NAMES = { "-1": "yesterday", "0": "today", "1": "tomorrow" } as const;

/** Returns a function that formats a date for a heading: `Today, Tue 14 July`. */
export function useDayName(today: string) {
  const { t } = useTranslation();
  const { short } = useFormat();
  return (day: string) => {
    const named = Object.entries(DAY_NAMES).find(
      ([days]) => Number(days) === daysBetween(today, day),
    );
    const date = short(day, today);
    return named ? `${t(`desk.days.${named[1]}`)}, ${date}` : date;
  };
}

/**
 * Returns a function that formats `YYYY-MM-DD HH:MM` where a state is read: `tomorrow 12:00`, `Tue 14 July,
 * 12:00`.
 */
export function useMoment(today: string) {
  const { near } = useMoments();
  return (moment: string) => near(moment, today);
}

import { useRouteLoaderData } from "react-router";
import { businessMoment, businessTime } from "~/web/calendar";
import { useFormat } from "~/web/i18n/format";
import { useMoments } from "~/web/i18n/moments";
import type { Frame } from "./frame/frame";

/** Shows a moment in business time, in a table or a history; `at` is ISO 8601. */
export function Moment({ at }: { at: string }) {
  const { date } = useFormat();
  const moment = businessTime(new Date(at));
  return (
    <time dateTime={at}>
      {date(moment.date)}, {moment.time}
    </time>
  );
}

/** Shows a moment in business time where a state is read: `yesterday 12:00`; `at` is ISO 8601. */
export function NearMoment({ at }: { at: string }) {
  return <time dateTime={at}>{useNearMoment()(businessMoment(new Date(at)))}</time>;
}

/**
 * Returns a function that formats `YYYY-MM-DD HH:MM` by the day of the desk's frame; with its full date
 * while that is unknown.
 */
export function useNearMoment() {
  const today = useToday();
  const { date } = useFormat();
  const { near } = useMoments();
  return (moment: string) => {
    if (today) return near(moment, today);
    const [day = "", time = ""] = moment.split(" ");
    return `${date(day)}, ${time}`;
  };
}

/** Returns a function that formats a date by the day of the desk's frame: `tomorrow`, `Tue 14 July`. */
export function useNearDay() {
  const today = useToday();
  const { day } = useFormat();
  const { nearDay } = useMoments();
  return (date: string) => (today ? nearDay(date, today) : day(date));
}

/** Returns the date in business time when the desk's frame was loaded; null while it is unknown. */
function useToday() {
  const data = useRouteLoaderData<{ frame: Frame | null }>("routes/desk/frame");
  return data?.frame?.today ?? null;
}

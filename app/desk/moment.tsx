import { businessTime } from "~/calendar";
import { useFormat } from "~/i18n/format";

/** A moment in business time; `at` is ISO 8601. */
export function Moment({ at }: { at: string }) {
  const { date } = useFormat();
  const moment = businessTime(new Date(at));
  return (
    <time dateTime={at}>
      {date(moment.date)}, {moment.time}
    </time>
  );
}

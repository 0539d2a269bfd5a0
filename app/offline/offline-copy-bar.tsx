import { useLocation } from "react-router";
import { useTranslation } from "react-i18next";
import { formatWith } from "~/i18n/format";
import { container } from "~/ui/page/layout.css";
import { message } from "~/ui/message.css";
import { copyLabel } from "./copy-label";
import { useOfflineCopy } from "./offline-copy";

/** Says that the page is an offline copy, and from when. */
export function OfflineCopyBar() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const cachedAt = useOfflineCopy(pathname + search);
  const label = copyLabel(t("offline.copy", { day: "{day}", time: "{time}" }));
  return (
    <div className={container} aria-live="polite">
      <p className={message.notice} hidden={!cachedAt} {...label}>
        {cachedAt && t("offline.copy", localTime(new Date(cachedAt), t))}
      </p>
    </div>
  );
}

/** In the visitor's time zone; never rendered on the server. */
function localTime(date: Date, t: Parameters<typeof formatWith>[0]) {
  const two = (number: number) => String(number).padStart(2, "0");
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  return {
    day: formatWith(t).day(day),
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
  };
}

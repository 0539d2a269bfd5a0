import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { formatWith } from "~/i18n/format";
import { container } from "~/ui/page/layout.css";
import { message } from "~/ui/message.css";
import { useKeptCopy } from "./kept-copy";

/** Says that the page is one from before, shown because the line gave no answer in time. */
export function KeptCopyBar() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const keptAt = useKeptCopy(pathname + search);
  return (
    <div className={container} aria-live="polite">
      {keptAt && <p className={message.notice}>{t("offline.copy", spoken(new Date(keptAt), t))}</p>}
    </div>
  );
}

/** In the visitor's own time: it stands in the browser alone, never in the server's page. */
function spoken(date: Date, t: Parameters<typeof formatWith>[0]) {
  const two = (number: number) => String(number).padStart(2, "0");
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  return {
    day: formatWith(t).day(day),
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
  };
}

import { useTranslation } from "~/web/i18n/use-translation";
import { useAnswers, useOfficeHours } from "~/catalog/company/use-company";
import { useFormat } from "~/web/i18n/format";
import { hint } from "~/ui/form/field.css";

/**
 * Says without scripts what the company asks of dates before they are chosen. With scripts it stands at the
 * chosen date.
 */
export function DateRules({ today }: { today: string }) {
  const { t } = useTranslation();
  const { day } = useFormat();
  const { noticeHours } = useAnswers();
  const closed = (useOfficeHours().closedDays ?? []).filter((date) => date >= today);
  const rules = [
    noticeHours > 0 && t("booking.notices.shortNotice", { count: noticeHours }),
    closed.length > 0 && t("booking.closedDays", { days: closed.map(day).join(", ") }),
  ].filter((rule) => rule !== false);
  if (rules.length === 0) return null;
  return (
    <noscript>
      <p className={hint}>{rules.join(" ")}</p>
    </noscript>
  );
}

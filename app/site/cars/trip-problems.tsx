import type { ParsedDates } from "~/catalog/fleet/prices/trip-dates";
import { message } from "~/ui/message.css";
import { useTranslation } from "~/web/i18n/use-translation";

/** The problems of the dates in the form above, which the address has scrolled past. */
export function TripProblems({ fields }: Pick<ParsedDates, "fields">) {
  const { t } = useTranslation();
  return (["from", "to"] as const).map((name) => {
    const { problem, value } = fields[name];
    if (!problem) return null;
    return (
      <p key={name} className={message.problem}>
        <a href={`#filter-${name}`}>
          {t(`fleet.dates.problems.${name}.${problem}`, { typed: value })}
        </a>
      </p>
    );
  });
}

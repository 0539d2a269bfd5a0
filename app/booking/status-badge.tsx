import { useTranslation } from "react-i18next";
import { badge } from "~/ui/badge.css";

const KINDS = {
  pending: "notice",
  confirmed: "good",
  cancelled: "problem",
  completed: "quiet",
} as const;

/** The status of a booking in its colour; one that is not known stands as it is. */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation();
  const kind = KINDS[status as keyof typeof KINDS] ?? "quiet";
  return (
    <span className={badge[kind]}>
      {t(`booking.statuses.${status}` as "booking.statuses.pending", { defaultValue: status })}
    </span>
  );
}

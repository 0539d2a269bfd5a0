import { useTranslation } from "~/web/i18n/use-translation";
import { badge } from "~/ui/badge.css";
import { BOOKING_STATUSES, type BookingStatus } from "./status";

const KINDS = {
  pending: "notice",
  confirmed: "good",
  cancelled: "problem",
  completed: "quiet",
} as const satisfies Record<BookingStatus, keyof typeof badge>;

/** Shows a status. An unknown one is shown as it is. */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation();
  const known = BOOKING_STATUSES.find((one) => one === status);
  if (!known) return <span className={badge.quiet}>{status}</span>;
  return <span className={badge[KINDS[known]]}>{t(`booking.statuses.${known}`)}</span>;
}

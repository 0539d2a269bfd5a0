import { useTranslation } from "~/web/i18n/use-translation";
import { listAddress } from "~/desk/desk-address";
import { Link } from "~/web/i18n/link";
import { filterQuery, NO_FILTERS, type BookingFilters } from "./booking-filters";
import * as styles from "./booking-list.css";

type FilterChipsProps = {
  filters: BookingFilters;
  /** The date at the business. */
  today: string;
};

/** Links to the usual filters. */
export function FilterChips({ filters, today }: FilterChipsProps) {
  const { t } = useTranslation();
  const current = String(filterQuery(filters));
  const upcoming = { status: "confirmed", from: today, order: "pickup" } as const;
  const chips = [
    { text: t("desk.list.all"), to: NO_FILTERS },
    { text: t("desk.list.asked"), to: { ...NO_FILTERS, status: "pending" as const } },
    { text: t("desk.list.upcoming"), to: { ...NO_FILTERS, ...upcoming } },
    {
      text: t("booking.statuses.completed"),
      to: { ...NO_FILTERS, status: "completed" as const },
    },
    {
      text: t("booking.statuses.cancelled"),
      to: { ...NO_FILTERS, status: "cancelled" as const },
    },
  ];
  return (
    <nav className={styles.chips} aria-label={t("desk.list.show")} data-scrolls>
      {chips.map(({ text, to }) => (
        <Link
          key={text}
          className={styles.chip}
          to={listAddress(to)}
          aria-current={String(filterQuery(to)) === current || undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

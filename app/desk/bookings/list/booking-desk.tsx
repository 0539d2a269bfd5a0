import { useEffect, type ReactNode } from "react";
import { useTranslation } from "~/web/i18n/use-translation";
import { Unsent } from "~/messaging/delivery/unsent";
import { Link } from "~/web/i18n/link";
import { useNearMoment, Moment } from "~/desk/moment";
import { usePolling } from "~/ui/use-polling";
import { button } from "~/ui/form/button.css";
import { EmptyState } from "~/ui/page/state/empty-state";
import { Pagination } from "~/ui/page/pagination";
import { BookingFilterForm } from "./booking-filter-form";
import {
  isFiltered,
  type BookingFilters,
  filterQuery,
  NO_FILTERS,
  type BookingOrder,
} from "./booking-filters";
import { cacheBookings, useCachedBookings } from "./cached-bookings";
import { listAddress } from "~/desk/desk-address";
import { DESK_INTENTS } from "~/desk/desk-intents";
import type { DeskBookings } from "~/desk/desk.server";
import { REFRESH_MS } from "~/desk/use-desk-notifications";
import { href } from "react-router";
import { useHydrated } from "~/ui/use-hydrated";
import * as styles from "./booking-desk.css";
import { businessTime } from "~/web/calendar";
import { message } from "~/ui/message.css";
import * as bookingListStyles from "./booking-list.css";
import { useDayName } from "~/desk/desk-hooks";
import { useFormat } from "~/web/i18n/format";
import { groupByDay } from "./booking-groups";
import type { DeskBooking } from "./load-booking-list.server";
import { BookingRow } from "./booking-row";

export function BookingDesk({ bookings }: { bookings: DeskBookings }) {
  usePolling(REFRESH_MS);
  return bookings.ok ? <BookingPages page={bookings} /> : <LoadingFailed />;
}

function BookingPages({ page }: { page: Extract<DeskBookings, { ok: true }> }) {
  const { t } = useTranslation();
  const { unsent, bookings, filters, newest, older } = page;
  const near = useNearMoment();
  useEffect(() => {
    if (newest && !isFiltered(filters)) cacheBookings(bookings, Date.now());
  }, [bookings, filters, newest]);
  const [olderText, newestText] = filters.order
    ? [t("desk.list.later"), t("desk.list.first")]
    : [t("operator.older"), t("operator.newest")];
  return (
    <>
      <Unsent rows={unsent} intent={DESK_INTENTS.resend} near={near} />
      <BookingFilterForm filters={filters} />
      <FilterChips filters={filters} today={page.today} />
      {bookings.length === 0 && <NoBookings filters={filters} />}
      <GroupedBookings
        bookings={bookings}
        askedCount={page.askedCount}
        askedTotal={page.askedTotal}
        order={filters.order}
        today={page.today}
        address={listAddress(filters, page.before)}
      />
      <Pagination
        label={t("operator.pages")}
        newer={newest ? null : { to: listAddress(filters), text: newestText }}
        older={older === null ? null : { to: listAddress(filters, older), text: olderText }}
      />
      <ListTools filters={filters} />
    </>
  );
}

function NoBookings({ filters }: { filters: BookingFilters }) {
  const { t } = useTranslation();
  return (
    <EmptyState picture="no-bookings" alt={t("booking.emptyPicture")} text={t("operator.empty")}>
      {isFiltered(filters) && (
        <Link className={button.secondary} to={listAddress()}>
          {t("operator.filter.reset")}
        </Link>
      )}
    </EmptyState>
  );
}

/** Shows what else can be done with the list. */
function ListTools({ filters }: { filters: BookingFilters }) {
  const { t } = useTranslation();
  const csv = `${href("/admin/bookings.csv")}?${filterQuery(filters)}`;
  const canPrint = useHydrated();
  return (
    <div className={styles.actions}>
      {/* The link is not `download`: it would save the page that asks for the password. */}
      <a className={button.plain} href={csv}>
        {t("operator.csv")}
      </a>
      {canPrint && (
        <button className={button.plain} type="button" onClick={() => print()}>
          {t("operator.print")}
        </button>
      )}
    </div>
  );
}

function LoadingFailed() {
  const { t } = useTranslation();
  const cached = useCachedBookings();
  return (
    <>
      <div className={message.problem} role="alert">
        <p>{t("operator.error")}</p>
        <p>
          <Link className={button.secondary} to={listAddress()}>
            {t("operator.tryAgain")}
          </Link>
        </p>
      </div>
      {cached && (
        <>
          <p className={message.notice}>
            {t("operator.cachedCopy")} <Moment at={new Date(cached.at).toISOString()} />
          </p>
          <GroupedBookings
            bookings={cached.bookings}
            order={null}
            today={businessTime(new Date(cached.at)).date}
            address={null}
          />
        </>
      )}
    </>
  );
}

type FilterChipsProps = {
  filters: BookingFilters;
  /** Today in business time. */
  today: string;
};

/** Shows links to the usual filters. */
function FilterChips({ filters, today }: FilterChipsProps) {
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
    <nav className={bookingListStyles.chips} aria-label={t("desk.list.show")} data-scrolls>
      {chips.map(({ text, to }) => (
        <Link
          key={text}
          className={bookingListStyles.chip}
          to={listAddress(to)}
          aria-current={String(filterQuery(to)) === current || undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

type GroupedBookingsProps = {
  bookings: readonly DeskBooking[];
  /** How many of the first bookings form a group of requests, and how many requests there are. */
  askedCount?: number;
  askedTotal?: number;
  order: BookingOrder | null;
  /** Today in business time. */
  today: string;
  /** The list's URL; null for a cached list, which has no forms. */
  address: string | null;
};

function GroupedBookings({ bookings, askedCount = 0, ...list }: GroupedBookingsProps) {
  const { t } = useTranslation();
  const dayName = useDayName(list.today);
  const { number } = useFormat();
  const { askedTotal = askedCount, order, today, address } = list;
  const rowsOf = (listed: readonly DeskBooking[]) =>
    listed.map((booking) => (
      <li key={booking.id}>
        <BookingRow booking={booking} today={today} address={address} />
      </li>
    ));
  const asked = bookings.slice(0, askedCount);
  return (
    <>
      {asked.length > 0 && (
        <Group id="asked" title={t("desk.list.askedCount", { total: number(askedTotal) })}>
          {rowsOf(asked)}
        </Group>
      )}
      {askedTotal > askedCount && (
        <p>
          <Link to={listAddress({ ...NO_FILTERS, status: "pending" })}>
            {t("desk.list.allAsked", { total: number(askedTotal) })}
          </Link>
        </p>
      )}
      {groupByDay(bookings.slice(askedCount), order).map((group) => (
        <Group
          key={group.day}
          id={group.day}
          title={order ? dayName(group.day) : t("desk.list.sent", { day: dayName(group.day) })}
        >
          {rowsOf(group.bookings)}
        </Group>
      ))}
    </>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={bookingListStyles.group} aria-labelledby={`group-${id}`}>
      <h2 className={bookingListStyles.groupTitle} id={`group-${id}`}>
        {title}
      </h2>
      <ul className={bookingListStyles.rows}>{children}</ul>
    </section>
  );
}

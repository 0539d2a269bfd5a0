import { useEffect } from "react";
import { useTranslation } from "~/web/i18n/use-translation";
import { Unsent } from "~/messaging/delivery/unsent";
import { Link, useLocalTo } from "~/web/i18n/link";
import { useNearMoment, Moment } from "~/desk/moment";
import { usePolling } from "~/ui/use-polling";
import { button } from "~/ui/form/button.css";
import { EmptyState } from "~/ui/page/state/empty-state";
import { Pagination } from "~/ui/page/pagination";
import { BookingFilterForm } from "./booking-filter-form";
import { isFiltered, type BookingFilters, filterQuery } from "./booking-filters";
import { FilterChips } from "./filter-chips";
import { GroupedBookings } from "./grouped-bookings";
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

/** What else can be done with the list. */
function ListTools({ filters }: { filters: BookingFilters }) {
  const { t } = useTranslation();
  const csv = useLocalTo(`${href("/admin/bookings.csv")}?${filterQuery(filters)}`);
  const canPrint = useHydrated();
  return (
    <div className={styles.actions}>
      {/* Not `download`: it would save the page that asks for the password. */}
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

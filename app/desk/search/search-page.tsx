import type { TFunction } from "i18next";
import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import { HolderForm } from "~/desk/rentals/holder-form";
import { MAX_SEARCH_LENGTH, NO_FILTERS } from "~/desk/bookings/list/booking-filters";
import { otherSignIn } from "~/catalog/fleet/vehicles/plate";
import { isolate } from "~/web/i18n/isolate";
import { message } from "~/ui/message.css";
import type { SearchPageData } from "./load-search.server";
import * as styles from "~/desk/bookings/list/booking-list.css";
import * as formStyles from "./search-form.css";
import { vehicleAddress } from "~/desk/fleet/fleet-query";
import { Plate } from "~/desk/fleet/plate";
import { Service } from "~/desk/fleet/vehicles/service";
import { vehicleLabel } from "~/catalog/fleet/vehicles/vehicle";
import { Link } from "~/web/i18n/link";
import { Pagination } from "~/ui/page/pagination";
import { carText } from "~/booking/booking-car";
import { StatusBadge } from "~/booking/status-badge";
import { BookingLink } from "~/desk/bookings/booking-link";
import { listAddress } from "~/desk/desk-address";
import { PhoneLink } from "~/desk/phone-link";
import { PlateText } from "~/catalog/fleet/vehicles/plate-text";
import { useFormat } from "~/web/i18n/format";
import { button } from "~/ui/form/button.css";

export function SearchPage({ page }: { page: SearchPageData }) {
  const { t } = useTranslation();
  const { q, problem, found, plateFault, typed, answer, today } = page;
  return (
    <DeskLayout title={t("search.title")} isRefused={problem !== null}>
      {problem ? (
        <p className={message.notice} role="alert">
          {t(`search.${problem}`, { max: MAX_SEARCH_LENGTH })}
        </p>
      ) : (
        !found && <p>{t("search.hint")}</p>
      )}
      {found && (
        <>
          <p role="status">{summaryOf(t, q, found)}</p>
          {plateFault && (
            <p className={message.notice}>{t(plateFault, { sign: otherSignIn(q) })}.</p>
          )}
          {found.bookings.length > 0 && <FoundBookings q={q} found={found} today={today} />}
          {found.vehicles.length > 0 && <FoundVehicles q={q} found={found} today={today} />}
        </>
      )}
      <HolderForm action={href("/admin/search")} typed={typed} answer={answer} today={today} />
    </DeskLayout>
  );
}

type SearchResults = NonNullable<SearchPageData["found"]>;

function summaryOf(
  t: TFunction,
  q: string,
  { bookingCount, hasMoreBookings, vehicleCount, page }: SearchResults,
) {
  const named = isolate(q);
  const vehicles = t("search.vehicleCount", { count: vehicleCount });
  if (page > 1) return t("search.found", { q: named, what: vehicles });
  if (bookingCount + vehicleCount === 0) return t("search.none", { q: named });
  const bookings = t(hasMoreBookings ? "search.moreBookings" : "search.bookingCount", {
    count: bookingCount,
  });
  return t("search.found", { q: named, what: `${bookings}, ${vehicles}` });
}

type FoundVehiclesProps = { q: string; found: SearchResults; today: string };

/**
 * Shows a page of the vehicles of a search. Those that had one plate one after the other are told apart by
 * their service.
 */
function FoundVehicles({ q, found, today }: FoundVehiclesProps) {
  const { t } = useTranslation();
  const { vehicles, page, hasMoreVehicles } = found;
  const linkTo = (to: number, text: string) => ({
    to: `${href("/admin/search")}?${new URLSearchParams({ q, page: String(to) })}`,
    text,
  });
  return (
    <section className={styles.group} aria-labelledby="found-vehicles">
      <h2 className={styles.groupTitle} id="found-vehicles">
        {t("search.vehicles")}
      </h2>
      <ul className={styles.rows}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <div className={styles.row}>
              <Link className={formStyles.vehicle} to={vehicleAddress(vehicle.carId, vehicle.id)}>
                {vehicle.plate && (
                  <>
                    <Plate plate={vehicle.plate} />{" "}
                  </>
                )}
                <bdi>{vehicle.plate ? vehicle.model : vehicleLabel(vehicle.model, vehicle)}</bdi>
              </Link>
              <Service vehicle={vehicle} today={today} />
            </div>
          </li>
        ))}
      </ul>
      <Pagination
        label={t("search.pages")}
        newer={page > 1 ? linkTo(page - 1, t("search.previous")) : null}
        older={hasMoreVehicles ? linkTo(page + 1, t("search.next")) : null}
      />
    </section>
  );
}

type FoundBookingsProps = { q: string; found: SearchResults; today: string };

/** Shows the newest bookings of a search, and the link to all of them. */
function FoundBookings({ q, found, today }: FoundBookingsProps) {
  const { t } = useTranslation();
  const { bookings, bookingCount } = found;
  return (
    <section className={styles.group} aria-labelledby="found-bookings">
      <h2 className={styles.groupTitle} id="found-bookings">
        {t("operator.bookings")}
      </h2>
      <ul className={styles.rows}>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <FoundBooking booking={booking} today={today} />
          </li>
        ))}
      </ul>
      {bookingCount > bookings.length && (
        <p>
          <Link className={button.secondary} to={listAddress({ ...NO_FILTERS, q })}>
            {t("search.allBookings")}
          </Link>
        </p>
      )}
    </section>
  );
}

function FoundBooking({
  booking,
  today,
}: {
  booking: SearchResults["bookings"][number];
  today: string;
}) {
  const { t } = useTranslation();
  const { range } = useFormat();
  const { id, reference, name, phone, phoneE164, status, car, pickupDate, returnDate } = booking;
  return (
    <article className={styles.row} aria-labelledby={`found-${id}`}>
      <div className={styles.lines}>
        <div className={styles.line}>
          <h3 className={styles.title} id={`found-${id}`}>
            <BookingLink
              id={id}
            >{`${id} · ${isolate(name) || t("person.erasedName")}`}</BookingLink>
          </h3>
          <StatusBadge status={status} />
        </div>
        <p className={styles.facts}>
          <bdi translate="no">{reference}</bdi>&nbsp;· {carText(t, booking, { audience: "staff" })}
          {car.plate !== null && (
            <>
              {"\u00a0· "}
              <PlateText text={car.plate} plate={car.plate} />
            </>
          )}
          &nbsp;· {range(pickupDate, returnDate, today)}
          {phone && (
            <>
              {"\u00a0· "}
              <PhoneLink phone={phone} phoneE164={phoneE164} />
            </>
          )}
        </p>
      </div>
    </article>
  );
}

import { HiddenValues } from "~/ui/form/hidden-values";
import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { LinkInPlace, useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { heading } from "~/ui/page/layout.css";
import { pickupDateOf, tripValues, type ParsedDates } from "~/catalog/fleet/prices/trip-dates";
import { filledIn } from "~/web/records";
import * as styles from "./free-days.css";
import { choosableDays, type FreeMonth, type Month } from "./free-month";
import { MonthTable } from "./month-table";

export const FREE_DAYS_ID = "free-days";

type FreeDaysProps = {
  car: { id: number };
  month: FreeMonth;
  trip: ParsedDates;
  /** Today in business time. */
  today: string;
};

/**
 * Shows a month with the days on which a car can be picked up. Pressing one chooses it for the pick-up, and then
 * another for the return.
 */
export function FreeDays({ car, month, trip, today }: FreeDaysProps) {
  const { t } = useTranslation();
  const path = href("/:lng?/cars/:id", { id: String(car.id) });
  const chosen = trip.dates ?? chosenPickup(trip);
  const pickup = trip.dates ? null : (chosen?.from ?? null);
  const choosable = choosableDays(month, pickup);
  const isReturn = choosable.name === "returnDate";
  const given = {
    ...keptOf(trip),
    month: month.month,
    ...(isReturn && { pickupDate: pickup ?? "" }),
  };
  return (
    <section className={styles.root} id={FREE_DAYS_ID} aria-labelledby="free-days-title">
      <h2 className={heading} id="free-days-title">
        {t("carDetail.freeDays.title")}
      </h2>
      <p>{t(`carDetail.freeDays.${isReturn ? "chooseReturn" : "choosePickup"}`)}</p>
      <MonthLinks path={path} month={month} trip={trip} />
      <Form action={useLocalTo(`${path}#${FREE_DAYS_ID}`)} preventScrollReset>
        <HiddenValues values={given} />
        <MonthTable month={month} choosable={choosable} chosen={chosen} today={today} />
      </Form>
      <p className={styles.hint}>{t("carDetail.freeDays.hint")}</p>
    </section>
  );
}

/** Returns the pick-up of an address that has no return yet; null without one. */
function chosenPickup(trip: ParsedDates) {
  const { to } = trip.fields;
  const pickup = to.value === "" ? pickupDateOf(trip) : null;
  return pickup === null ? null : { from: pickup, to: pickup };
}

/** Returns the place and the times of a trip, which another day or month leaves as they are. */
function keptOf(trip: ParsedDates): Record<string, string> {
  const { pickup, pickupTime, returnTime } = tripValues(trip);
  return filledIn({ pickup, pickupTime, returnTime });
}

type MonthLinksProps = { path: string; month: FreeMonth; trip: ParsedDates };

function MonthLinks({ path, month, trip }: MonthLinksProps) {
  const { t } = useTranslation();
  const pickup = chosenPickup(trip)?.from;
  const addressOf = (shown: Month) => {
    const days = trip.dates ?? (pickup && { pickupDate: pickup });
    const query = new URLSearchParams({ ...keptOf(trip), ...days, month: shown });
    return `${path}?${query}#${FREE_DAYS_ID}`;
  };
  const links = [
    [month.previous, "previous"],
    [month.next, "next"],
  ] as const;
  return (
    <nav className={styles.links} aria-label={t("carDetail.freeDays.months")}>
      {links.map(
        ([shown, name]) =>
          shown && (
            <LinkInPlace
              key={name}
              className={button.secondary}
              to={addressOf(shown)}
              rel="nofollow"
            >
              {t(`carDetail.freeDays.${name}`)}
            </LinkInPlace>
          ),
      )}
    </nav>
  );
}

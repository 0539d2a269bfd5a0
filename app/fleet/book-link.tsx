import type { ReactNode } from "react";
import { Link } from "~/i18n/link";
import { bookingLink } from "./booking-link";
import { selectCar } from "./selected-car";
import type { TripDates } from "./prices/trip-dates";

type BookLinkProps = {
  car: string;
  dates: TripDates | null;
  className: string;
  children: ReactNode;
};

/** Links to the booking form with a car selected, and stores the selection in the browser. */
export function BookLink({ car, dates, ...link }: BookLinkProps) {
  return <Link {...link} to={bookingLink(car, dates)} onClick={() => selectCar(car)} />;
}

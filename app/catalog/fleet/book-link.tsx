import type { MouseEvent, ReactNode } from "react";
import { useLinkClickHandler, useLocation, href } from "react-router";
import { Link, useLocalTo } from "~/web/i18n/link";
import { splitLanguage } from "~/web/i18n/prefix";
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
  const to = bookingLink(car, dates);
  const isHere = splitLanguage(useLocation().pathname).path === to.pathname;
  const follow = useLinkClickHandler<HTMLAnchorElement>(useLocalTo({ ...to, hash: "" }));

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    const isRemembered = selectCar(car);
    // To a hash the router scrolls at once; the form of another page does 500 ms later.
    if (isRemembered && !isHere) follow(event);
  }

  return <Link {...link} to={to} onClick={onClick} />;
}

/** Returns the location of the booking form with a car selected, and the trip dates if known. */
function bookingLink(car: string, dates: TripDates | null = null) {
  const search = new URLSearchParams({ vehicle: car, ...dates });
  return { pathname: href("/"), search: `?${search}`, hash: "#booking" };
}

/** A day of one firm in July: 28 cars let for five to six days, and two of a hundred visitors book. */
const FIRM = { visitors: 250, pagesOfVisitor: 4, bookings: 5, deskPagesOfBooking: 4 };

/** The share of a day's visitors that come in its busiest hour. */
const BUSIEST_HOUR = 0.1;

/** Pages of visitors with a cookie of their own are rendered for the request. */
const RENDERED = 0.05;

/** Requests per second. */
export type Rates = Record<"cached" | "rendered" | "visits" | "bookings" | "desk", number>;

/** Of a number of firms in their busiest hour. */
export function seasonRates(firms: number): Rates {
  const perSecond = (firms * BUSIEST_HOUR) / 3600;
  const pages = FIRM.visitors * FIRM.pagesOfVisitor * perSecond;
  return {
    cached: pages * (1 - RENDERED),
    rendered: pages * RENDERED,
    visits: pages,
    bookings: FIRM.bookings * perSecond,
    desk: FIRM.bookings * FIRM.deskPagesOfBooking * perSecond,
  };
}

import { addDays, businessTime } from "~/calendar";
import { bookingInput } from "~/booking/testing/booking-input";
import { bookingCall, pageCall, renderedCall, visitCall } from "../../bench/calls";
import type { Call } from "../../bench/capture";

const PAGES = ["/", "/all-cars", "/cars/1", "/cars/7?lng=ka", "/tbilisi", "/faq?lng=ka", "/blog"];

/** Trips begin within this number of days. */
const DAYS = 120;

/** The requests of a season by kind, created one by one. */
export function seasonCalls(models: readonly string[], Cookie: string) {
  const page = turns(PAGES);
  const deskPage = turns(["/admin", "/admin?status=pending", "/admin/today", "/admin/calendar"]);
  const model = turns(models);
  const day = turns(Array.from({ length: DAYS }, (_, index) => index + 1));
  const today = businessTime(new Date()).date;
  return {
    cached: () => pageCall(page(), "br"),
    rendered: () => renderedCall(page(), "br"),
    visits: visitCall,
    desk: (): Call => ({ method: "GET", path: deskPage(), headers: { Cookie } }),
    /** Of all models in turns, so that they don't wait for the lock of one. */
    bookings() {
      const { email, ...call } = bookingCall();
      const pickupDate = addDays(today, day());
      const returnDate = addDays(pickupDate, 5);
      const trip = bookingInput({ email, vehicle: model(), pickupDate, returnDate });
      return { ...call, email, body: JSON.stringify(trip) };
    },
  };
}

function turns<T>(values: readonly T[]): () => T {
  let next = 0;
  return () => values[next++ % values.length]!;
}

import type { TFunction } from "i18next";
import { data } from "react-router";
import type { Booking } from "~/booking/booking";
import { hash } from "~/booking/links/token.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { MAX_MESSAGES } from "~/booking/manage/my-booking-constants";
import {
  findBookingDetails,
  type BookingDetails,
} from "~/booking/manage/my-booking.queries.server";
import { requestReturn } from "~/booking/returns/request-return.queries.server";
import { checkTrip, type ReturnPlan } from "~/booking/returns/return-plan.server";
import { findReturnRequest, findTripQuote } from "~/booking/returns/returns.queries.server";
import { wishChanges, wishOf, type TripWish } from "~/booking/returns/trip-wish";
import { isOpen } from "~/booking/status";
import { extrasOf } from "~/catalog/fleet/prices/price-line-label";
import { findPrices } from "~/catalog/pricing/prices.queries.server";
import { sumToPay, type StoredQuote } from "~/catalog/pricing/quote";
import type { Sql } from "~/web/db.server";
import { firstText } from "~/web/first-text";
import { formatWith } from "~/web/i18n/format";
import { CONFIRMED_FIELD, SEEN_TOTAL, SEEN_TRIP, type AskErrors, type AskValues } from "./ask";
import { readAsk, type AskedTrip } from "./ask.server";

/** The answer to a form about another trip that was not sent: its price, or what is wrong. */
export type AskAnswer = {
  kind: "ask";
  typed: AskValues;
  errors: AskErrors;
  plan: AskPlan | null;
  /** Whether the price or the booking is not the one that the page has shown. */
  isChanged: boolean;
};

/** The price of another trip, and what the form sends back with it. */
export type AskPlan = ReturnPlan & { wish: TripWish; seen: string };

type AskResult =
  | { ok: true }
  | { ok: false; answer: AskAnswer; status: 200 | 409 | 422 }
  | { ok: false; answer: { kind: "full" | "closed" }; status: 409 };

type AskRequest = {
  token: string;
  form: FormData;
  now: Date;
  /** Who causes the e-mail to the customer, as `requesterOf` returns it. */
  requester?: string | undefined;
  t: TFunction;
};

/**
 * Shows the price of other places, times and extras, or sends the request for them at the price that was shown. Asking
 * again for the same succeeds. Throws a 404 for an unknown booking.
 */
export async function askForTrip(store: BookingStore, own: AskRequest): Promise<AskResult> {
  const { sql } = store;
  const isConfirmed = firstText(own.form.get(CONFIRMED_FIELD)) === "on";
  const read = await readRequest(sql, own);
  if ("ok" in read) return read;
  if (!isConfirmed) return showPrice(sql, own, read);
  if (await isAsked(sql, read)) return { ok: true };
  if (read.booking.messageCount >= MAX_MESSAGES) return refuseOther("full");
  if (!isSeen(own.form, read.booking, read.quote)) return showPrice(sql, own, read);
  if (await sendRequest(store, own, read)) return { ok: true };
  // The booking has changed since it was read, or the same form was sent twice.
  const current = await readRequest(sql, own);
  if ("ok" in current) return current;
  return (await isAsked(sql, current)) ? { ok: true } : showPrice(sql, own, current);
}

type TripRequest = Wished &
  Pick<AskedTrip, "typed" | "errors" | "isReturnOnly"> & { booking: BookingDetails };

/** Reads what a customer asks for, with its price. */
async function readRequest(
  sql: Sql,
  { token, form, now }: AskRequest,
): Promise<TripRequest | Extract<AskResult, { ok: false }>> {
  const booking = await findBookingDetails(sql, { token });
  if (!booking) throw data(null, 404);
  if (!isOpen(booking.status)) return refuseOther("closed");
  const asked = readAsk(form, booking, { prices: await findPrices(sql), now });
  const { typed, errors, wish, chosen, isReturnOnly } = asked;
  if (!wish) return refuse({ typed, errors, plan: null, isChanged: false }, 422);
  const quote = await findTripQuote(sql, booking, { wish, chosen });
  return { booking, typed, errors, wish, quote, isReturnOnly };
}

/** Returns whether the open request of a booking is for the same trip and price. */
async function isAsked(sql: Sql, { booking, ...wished }: TripRequest) {
  const open = await findReturnRequest(sql, booking.id);
  return open !== null && !open.isDeclined && isSameWish(booking, open, wished);
}

/** Answers with the price: to the first press, or because it or the booking is not as the form has shown it. */
async function showPrice(sql: Sql, { form, now }: AskRequest, read: TripRequest) {
  const { booking, typed, errors, wish, quote } = read;
  const isChanged = firstText(form.get(CONFIRMED_FIELD)) === "on";
  const plan = { ...planOf(booking, wish, quote), ...(await checkTrip(sql, booking, wish, now)) };
  return refuse({ typed, errors, plan, isChanged }, isChanged ? 409 : 200);
}

/** Sends the request to the company. Returns false if the booking has changed since it was read. */
async function sendRequest(
  store: BookingStore,
  { token, requester, t }: AskRequest,
  read: TripRequest,
) {
  const { booking, wish, quote, isReturnOnly } = read;
  const isStored = await requestReturn(
    store.sql,
    {
      token,
      seen: { date: booking.returnDate, time: booking.returnTime },
      to: { date: wish.returnDate, time: wish.returnTime },
      trip: isReturnOnly ? null : { booked: wishOf(booking), wish },
      quote,
      text: requestText(t, booking, { wish, quote }),
      maxMessages: MAX_MESSAGES,
      messageCount: booking.messageCount,
      requester,
    },
    store.channels,
  );
  if (isStored) store.wakeNodes();
  return isStored;
}

function refuseOther(kind: "full" | "closed") {
  return { ok: false, answer: { kind }, status: 409 } as const;
}

function refuse(answer: Omit<AskAnswer, "kind">, status: 200 | 409 | 422) {
  return { ok: false, answer: { kind: "ask", ...answer }, status } as const;
}

function planOf(booking: BookingDetails, wish: TripWish, quote: StoredQuote) {
  return {
    date: wish.returnDate,
    time: wish.returnTime,
    quote,
    wish,
    seen: tripCode(booking),
  };
}

/** Returns whether the form has shown this booking and this price. A post that names neither is not compared. */
function isSeen(form: FormData, booking: Booking, quote: StoredQuote) {
  const [total, seen] = [firstText(form.get(SEEN_TOTAL)), firstText(form.get(SEEN_TRIP))];
  return (
    (total === "" || total === String(sumToPay(quote))) &&
    (seen === "" || seen === tripCode(booking))
  );
}

/** Returns a code of what a booking has of trip and price, by which a form sees that they have changed. */
function tripCode(booking: Booking): string {
  return hash(JSON.stringify([wishOf(booking), booking.lines, sumToPay(booking)])).slice(0, 12);
}

type Wished = { wish: TripWish; quote: StoredQuote };

function isSameWish(
  booking: Booking,
  open: { date: string; time: string; wish: TripWish | null; quote: StoredQuote },
  asked: Wished,
) {
  const { date, time } = open;
  const before = open.wish ?? { ...wishOf(booking), returnDate: date, returnTime: time };
  const codeOf = ({ wish, quote }: Wished) =>
    JSON.stringify([wishOf(wish), extrasOf(quote.lines), sumToPay(quote)]);
  return codeOf({ wish: before, quote: open.quote }) === codeOf(asked);
}

/** Returns the message that staff read, in the customer's language. */
function requestText(t: TFunction, booking: Booking, asked: Wished) {
  const total = formatWith(t).money(sumToPay(asked.quote), booking.currency);
  return [
    t("ownBooking.ask.message"),
    ...wishChanges(t, booking, asked).map(({ label, from, to }) => `${label}: ${from} → ${to}`),
    t("ownBooking.ask.messageTotal", { total }),
  ].join("\n");
}

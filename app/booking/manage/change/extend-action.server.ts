import type { TFunction } from "i18next";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { readReturn, type ReturnTime } from "~/booking/returns/read-return";
import { requestReturn } from "~/booking/returns/request-return.queries.server";
import { faultOf } from "~/booking/returns/return-plan.server";
import { findReturnQuote, findReturnRequest } from "~/booking/returns/returns.queries.server";
import { formatWith } from "~/web/i18n/format";
import { firstText } from "~/web/first-text";
import { MAX_MESSAGES } from "~/booking/manage/own-booking-constants";
import { findMessageState } from "~/booking/manage/own-booking.queries.server";
import { findOwnBookingByToken } from "~/booking/manage/own-booking.server";

export type Extended =
  | { ok: true }
  /** `changed`: its return or its price is not the one that the page showed. */
  | { ok: false; reason: "unknown" | "changedReturn" | "full" | "closed" | "badReturn" };

type Asked = { token: string; form: FormData; now: Date; t: TFunction };

/** A visitor asks for another return, for the price that the page showed. Asking again succeeds. */
export async function askForReturn(store: BookingStore, asked: Asked): Promise<Extended> {
  const { token, form, now, t } = asked;
  const { sql, channels } = store;
  const booking = await findOwnBookingByToken(sql, token);
  if (!booking) return { ok: false, reason: "unknown" };
  const [to, seen] = [readReturn(form), readReturn(form, "seen")];
  if (!to || !seen || faultOf(booking, to, now)) return { ok: false, reason: "badReturn" };
  const before = await findReturnRequest(sql, booking.id);
  if (before && !before.isDeclined && isSame(before, to)) return { ok: true };
  const quote = await findReturnQuote(sql, booking, to.date);
  if (firstText(form.get("total")) !== String(quote.totalPrice)) {
    return { ok: false, reason: "changedReturn" };
  }
  const { date, money } = formatWith(t);
  const text = t("ownBooking.extend.message", {
    date: date(to.date),
    time: to.time,
    total: money(quote.totalPrice, booking.currency),
  });
  const change = { token, seen, to, quote, text, maxMessages: MAX_MESSAGES };
  if (await requestReturn(sql, change, channels)) {
    store.wakeNodes();
    return { ok: true };
  }
  const isSeen = isSame({ date: booking.returnDate, time: booking.returnTime }, seen);
  if (!isSeen) return { ok: false, reason: "changedReturn" };
  const state = await findMessageState(sql, token, text);
  return { ok: false, reason: state?.full ? "full" : "closed" };
}

function isSame(one: ReturnTime, other: ReturnTime) {
  return one.date === other.date && one.time === other.time;
}

import type { Booking } from "~/booking/booking";
import { isWithCustomer } from "~/booking/booking-car";
import type { BookingDetails } from "~/booking/manage/my-booking.queries.server";
import { bookedExtras } from "~/booking/returns/return-quote";
import { isOpen } from "~/booking/status";
import { flagsOf, SPECIFIED_EXTRAS, type ChosenExtra, type Extra } from "~/catalog/pricing/extras";
import { isServed, placeNamed, type Place } from "~/catalog/pricing/places";
import { findPrices } from "~/catalog/pricing/prices.queries.server";
import { routeCharges, type Prices } from "~/catalog/pricing/seasons";
import { MAX_RENTAL_DAYS } from "~/catalog/pricing/rates";
import { SAME_AS_PICKUP } from "~/booking/booking";
import { wishOf, type TripWish } from "~/booking/returns/trip-wish";
import { businessMoment, daysBetween, parseDate, parseTime } from "~/web/calendar";
import type { Sql } from "~/web/db.server";
import { firstText } from "~/web/first-text";
import type { MessageKey } from "~/web/message-key";
import { ASK_FIELDS, askedExtra, type AskErrors, type AskValues } from "./ask";

/** What a customer may ask to change, with the choices of the form. */
export type AskOffer = {
  places: readonly Place[];
  /** The extras that can be added or given up, with how many the booking has. */
  extras: readonly ChosenExtra[];
  /** Whether place and time of the pick-up are still to come. */
  canMovePickup: boolean;
};

/** Finds what the customer of a booking may ask for; null for a booking that is over. */
export async function findAskOffer(sql: Sql, booking: BookingDetails): Promise<AskOffer | null> {
  if (!isOpen(booking.status)) return null;
  return askOffer(booking, await findPrices(sql));
}

export function askOffer(booking: BookingDetails, prices: Prices): AskOffer {
  const { places, extras } = prices;
  const { offered } = bookedExtras(booking, extras);
  const countOf = ({ slug }: Extra) => offered.find((extra) => extra.slug === slug)?.quantity ?? 0;
  return {
    places,
    // The extras of a booking in a former currency keep their prices, so others can't be added.
    extras:
      booking.currency === prices.main.currency
        ? extras.map((extra) => ({ ...extra, quantity: countOf(extra) }))
        : [],
    canMovePickup: !isWithCustomer(booking) && !booking.isPickupPast,
  };
}

/** What a customer typed, as it was read: with errors, or with the trip to ask for. */
export type AskedTrip = {
  typed: AskValues;
  errors: AskErrors;
  /** Null with errors. */
  wish: TripWish | null;
  /** The extras to have; undefined where they stay. */
  chosen: readonly ChosenExtra[] | undefined;
  /** Whether only the return changes. */
  isReturnOnly: boolean;
};

/** Reads the trip of a form. A field that the form doesn't have stays as it is booked. */
export function readAsk(
  form: FormData,
  booking: BookingDetails,
  { prices, now }: { prices: Prices; now: Date },
): AskedTrip {
  const offer = askOffer(booking, prices);
  const typed = readTyped(form, booking, offer);
  const errors = errorsIn(typed, booking, offer, now);
  const back = typed.return === SAME_AS_PICKUP ? typed.pickup : typed.return;
  const moved: AskValues = { ...typed, return: back ?? "" };
  const counts = offer.extras.map((extra) => Number(typed[askedExtra(extra)] ?? 0));
  const areExtrasSame = offer.extras.every(({ quantity }, index) => quantity === counts[index]);
  const chosen = areExtrasSame
    ? undefined
    : offer.extras
        .map((extra, index) => ({ ...extra, quantity: counts[index] ?? 0 }))
        .filter(({ quantity }) => quantity > 0);
  const trip = Object.fromEntries(ASK_FIELDS.map((field) => [field, moved[field] ?? ""]));
  const wish = { ...wishOf(booking), ...trip, ...chargesOf(booking, trip, prices) } as TripWish;
  const flagged = chosen ? { ...wish, ...flagsWith(booking, chosen, prices) } : wish;
  const changed = ASK_FIELDS.filter((field) => flagged[field] !== booking[field]);
  const isSame = changed.length === 0 && areExtrasSame;
  if (Object.keys(errors).length === 0 && isSame) errors.returnDate = ["ownBooking.ask.same"];
  const isReturnOnly =
    areExtrasSame && changed.every((field) => field === "returnDate" || field === "returnTime");
  const isRefused = Object.keys(errors).length > 0;
  return { typed, errors, wish: isRefused ? null : flagged, chosen, isReturnOnly };
}

function readTyped(form: FormData, booking: BookingDetails, offer: AskOffer): AskValues {
  const textOf = (name: string, booked: string) =>
    form.has(name) ? firstText(form.get(name)).trim().slice(0, 60) : booked;
  const trip = ASK_FIELDS.map((field) => {
    const isFixed = field.startsWith("pickup") && !offer.canMovePickup;
    return [field, isFixed ? booking[field] : textOf(field, booking[field])];
  });
  const extras = offer.extras.map((extra) => {
    const name = askedExtra(extra);
    const text = textOf(name, String(extra.quantity));
    return [name, text === "" ? "0" : text === "on" ? "1" : text];
  });
  return Object.fromEntries([...trip, ...extras]);
}

function errorsIn(
  typed: AskValues,
  booking: BookingDetails,
  { places, extras }: AskOffer,
  now: Date,
): AskErrors {
  const errors: AskErrors = {};
  for (const end of ["pickup", "return"] as const) {
    const place = typed[end] ?? "";
    const isKnown = place === booking[end] || isServed(places, place);
    if (!isKnown && !(end === "return" && place === SAME_AS_PICKUP)) {
      errors[end] = [place === "" ? `booking.errors.${end}` : "booking.errors.placeGone"];
    }
    for (const [field, parse, detail] of [
      [`${end}Date`, parseDate, "booking.errors.noSuchDate"],
      [`${end}Time`, parseTime, "booking.errors.noSuchTime"],
    ] as const) {
      const read = parse(typed[field] ?? "");
      if (read !== null) typed[field] = read;
      else errors[field] = typed[field] ? [detail] : [`booking.errors.${field}`];
    }
  }
  for (const extra of extras) {
    const text = typed[askedExtra(extra)] ?? "";
    const isBooked = text === String(extra.quantity);
    if (!isBooked && !(/^\d{1,2}$/.test(text) && Number(text) <= extra.max)) {
      errors[askedExtra(extra)] = ["booking.errors.extras"];
    }
  }
  const hasMoments = ["pickupDate", "pickupTime", "returnDate", "returnTime"].every(
    (field) => !errors[field],
  );
  return hasMoments ? { ...errors, ...momentErrors(typed, booking, now) } : errors;
}

function momentErrors(typed: AskValues, booking: BookingDetails, now: Date): AskErrors {
  const pickup = `${typed.pickupDate} ${typed.pickupTime}`;
  const back = `${typed.returnDate} ${typed.returnTime}`;
  const isMoved = pickup !== `${booking.pickupDate} ${booking.pickupTime}`;
  if (isMoved && pickup <= businessMoment(now)) return { pickupDate: ["returns.faults.past"] };
  const fault = ((): MessageKey | null => {
    if (back <= pickup) return "returns.faults.early";
    if (back <= businessMoment(now)) return "returns.faults.past";
    const days = daysBetween(typed.pickupDate ?? "", typed.returnDate ?? "");
    return days > MAX_RENTAL_DAYS ? "returns.faults.long" : null;
  })();
  return fault ? { returnDate: [fault] } : {};
}

/** Returns the names of both places, and the delivery fee; that of a booking whose places stay is not today's. */
function chargesOf(booking: Booking, trip: Partial<TripWish>, prices: Prices) {
  const isSame = trip.pickup === booking.pickup && trip.return === booking.return;
  if (isSame) return {};
  const nameOf = (end: "pickup" | "return") =>
    trip[end] === booking[end]
      ? booking.placeNames?.[end]
      : placeNamed(prices.places, trip[end])?.name;
  const [pickup, back] = [nameOf("pickup"), nameOf("return")];
  return {
    placeNames: { ...(pickup && { pickup }), ...(back && { return: back }) },
    deliveryFee: routeCharges(prices, { pickup: trip.pickup, return: trip.return }).deliveryFee,
  };
}

/** Returns the flags of the extras to have, with those that are no longer offered and stay. */
function flagsWith(booking: Booking, chosen: readonly ChosenExtra[], { extras }: Prices) {
  const flags = flagsOf(chosen);
  const { others } = bookedExtras(booking, extras);
  for (const { kind, field } of SPECIFIED_EXTRAS) {
    if (others.some((line) => line.kind === kind)) flags[field] = true;
  }
  return flags;
}

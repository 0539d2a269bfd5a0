import { findModelTerms } from "~/catalog/terms/model-terms.queries.server";
import { termsOf, type TermsCompany } from "~/catalog/terms/terms";
import { retryOnce, type Sql } from "~/web/db.server";
import { OTHER_VEHICLE, planOf } from "~/catalog/fleet/car";
import { findCarByName } from "~/catalog/fleet/fleet.queries.server";
import { readPriceList } from "~/catalog/fleet/prices/price-list.server";
import type { Language } from "~/web/i18n/languages";
import { chosenExtras, flagsOf, type ExtraQuantity } from "~/catalog/pricing/extras";
import { isServed, placeNamed, type Place } from "~/catalog/pricing/places";
import { isCodeOf, quote, type Quote } from "~/catalog/pricing/quote";
import { routeCharges, type Prices } from "~/catalog/pricing/seasons";
import type { CodeFault, Discount } from "~/catalog/pricing/discount";
import type { Booking, BookingInput, PlaceNames } from "~/booking/booking";
import { needsAgreement } from "~/booking/at-once";
import { choicesOf, isBorderOffered, type ChoiceInput } from "~/booking/choices";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { bookingToken, type LinkKey, hash } from "~/booking/links/token.server";
import { currentToken } from "~/booking/links/current-token.server";
import { findOwnToken, reserveLinkKey } from "~/booking/links/links.queries.server";
import {
  findKeyFingerprint,
  findRepeat,
  type BookingWithToken,
} from "~/booking/booking.queries.server";
import { findDiscount } from "./discounts.queries.server";
import {
  insertBooking,
  insertTakenBooking,
  type NewBooking,
  type DeskBookingOptions,
} from "./insert-booking.queries.server";

export type PlaceBookingResult =
  | {
      ok: true;
      booking: BookingWithToken;
      repeated: boolean;
      /** Whether the sender may get the link. A repeat may only if it has the first one's key or cookie. */
      isOwn: boolean;
    }
  /** The car is not in the fleet, cars are not delivered to a place, or an extra or a choice is not offered. */
  | { ok: false; reason: "gone"; fields: GoneField[] }
  /** The Idempotency-Key was sent with another input before. */
  | { ok: false; reason: "key-reused" }
  /** The discount code gives no discount. */
  | { ok: false; reason: "code"; fault: CodeFault }
  /** The visitor saw another price than this one. */
  | { ok: false; reason: "price-changed"; quote: Quote };

/** A field whose value staff may remove. */
export type GoneField = "vehicle" | "pickup" | "return" | "extras" | "border" | "zeroExcess";

export type BookingRequest = {
  lang: Language;
  idempotencyKey?: string | null;
  /** The tokens of the browser's cookie. */
  ownTokens?: readonly string[];
  /** Who causes the e-mail to the customer, as `requesterOf` returns it. */
  requester?: string;
  /** The price that the visitor saw, as a `quoteCode`; without it any price is accepted. */
  seenPrice?: string | null;
  /** The extras besides those that the input's flags are for. */
  extras?: readonly ExtraQuantity[];
  /** The choices of the customer besides trip and extras. */
  choices?: ChoiceInput;
  /** What staff say about the booking if they take it. */
  desk?: DeskBookingOptions;
  /** The time of the booking. Without it the database's clock counts, which is the same for all nodes. */
  now?: Date;
};

/** The time limit of all statements together: each has one too, but a failover can end between two of them. */
const WITHIN_MS = 13_000;

/**
 * Prices a validated input from the stored rates and stores it once: repeating it within 24 hours returns the
 * first booking, even if the price has changed. Throws if the database is unavailable: nothing is stored then,
 * unless only its answer was too late. Nodes are woken for what was stored. With `desk`, `readNotFree` says
 * whether it throws because of the vehicle.
 */
export function placeBooking(
  store: BookingStore,
  input: BookingInput,
  request: BookingRequest,
  timeout = AbortSignal.timeout(WITHIN_MS),
): Promise<PlaceBookingResult> {
  const tooLate = new Promise<never>((_, reject) => {
    timeout.addEventListener("abort", () => reject(tooLateError()), { once: true });
  });
  return Promise.race([placeInTime({ store, input, request, timeout }), tooLate]);
}

function tooLateError() {
  return Object.assign(new Error("the booking took too long"), { code: "QUERY_TIMEOUT" });
}

type PlaceBookingTask = {
  store: BookingStore;
  input: BookingInput;
  request: BookingRequest;
  /** Aborts when no statement may begin any more that stores the booking. */
  timeout: AbortSignal;
};

/** Prices the booking once more if prices have just changed, and then asks the visitor. */
async function placeInTime(placing: PlaceBookingTask): Promise<PlaceBookingResult> {
  const first = await placeOnce(placing);
  const placed = "outdated" in first ? await placeOnce(placing) : first;
  if ("outdated" in placed) return { ok: false, reason: "price-changed", quote: placed.outdated };
  if (placed.ok && !placed.repeated) placing.store.wakeNodes();
  return placed;
}

/**
 * Prices and stores a booking. It returns an outdated quote if prices or cars have changed since they were read,
 * or if the booking that held the claim has just been cancelled: nothing was stored.
 */
async function placeOnce({
  store,
  input,
  request,
  timeout,
}: PlaceBookingTask): Promise<PlaceBookingResult | { outdated: Quote }> {
  const { sql, changes, channels } = store;
  const { extras = [], choices = NO_CHOICES, desk, ownTokens = [] } = request;
  const fingerprint = fingerprintOf(input, extras, choices);
  const key = request.idempotencyKey ? hash(request.idempotencyKey) : null;
  const said = store.terms(request.lang);
  const found = await retryOnce(() => findPlan(sql, input, { extras, choices, said }));
  const plan = "quote" in found ? found : null;
  const agreed = plan && (!request.seenPrice || isCodeOf(request.seenPrice, plan.quote));
  const link = agreed && (await reserveLink(store));
  // Safe to retry: the claim makes it idempotent.
  const stored = link && (await retryOnce(() => insert(plan, link)));
  if (stored) return firstOf(stored, link);
  if (key && ((await findKeyFingerprint(sql, key)) ?? fingerprint) !== fingerprint) {
    return { ok: false, reason: "key-reused" };
  }
  const first = await findRepeat(sql, fingerprint, key);
  if (first) {
    const { hasItsKey, ...booking } = first;
    // The first try stored this booking, but its answer was lost.
    if (link && booking.id === link.id) return firstOf(booking, link);
    const own = await findOwnToken(sql, ownTokens, booking);
    const token = own ?? (await currentToken(store, booking.id));
    const isOwn = hasItsKey || own !== null;
    return { ok: true, booking: { ...booking, token }, repeated: true, isOwn };
  }
  if ("gone" in found) return { ok: false, reason: "gone", fields: found.gone };
  if ("fault" in found) return { ok: false, reason: "code", fault: found.fault };
  if (agreed) return { outdated: found.quote };
  return { ok: false, reason: "price-changed", quote: found.quote };

  function insert(agreedPlan: Plan, reserved: Link) {
    timeout.throwIfAborted();
    const { lang, requester = "" } = request;
    const booking = { ...reserved, lang, requester, fingerprint, key, ...agreedPlan };
    if (desk) return insertTakenBooking(sql, { ...booking, desk }, channels);
    const locksModel = store.answers().atOnceHours !== null;
    return insertBooking(locksModel ? changes : sql, booking, channels, request.now);
  }
}

type Link = LinkKey & { token: string };

/** Reserves the number and the token of a booking that is going to be placed. */
async function reserveLink({ sql, secret }: BookingStore): Promise<Link> {
  const linkKey = await retryOnce(() => reserveLinkKey(sql));
  return { ...linkKey, token: bookingToken(await secret(), linkKey) };
}

function firstOf(booking: Booking, { token }: Link): PlaceBookingResult {
  return { ok: true, booking: { ...booking, token }, repeated: false, isOwn: true };
}

type Plan = Pick<
  NewBooking,
  "carId" | "input" | "placeNames" | "quote" | "terms" | "version" | "choices" | "isRequest"
>;

type Wishes = {
  extras: readonly ExtraQuantity[];
  choices: ChoiceInput;
  /** The terms that the company states; null where none are stored. */
  said: TermsCompany | null;
};

const NO_CHOICES: ChoiceInput = {
  code: "",
  driverAge: null,
  secondDriver: false,
  zeroExcess: false,
  border: "",
};

/** Finds the car, the input with its current name, the names of the places, the price and the terms. */
async function findPlan(
  sql: Sql,
  input: BookingInput,
  wishes: Wishes,
): Promise<Plan | { gone: GoneField[] } | { fault: CodeFault }> {
  const isOther = input.vehicle === OTHER_VEHICLE;
  const { version, prices } = await readPriceList(sql);
  const car = isOther ? null : await findCarByName(sql, input.vehicle);
  const { places, typePlans } = prices;
  const plan = car ? planOf(car, prices) : typePlans[input.vehicleType];
  const hasZeroExcess = typeof plan.zeroExcess === "number";
  const extras = chosenExtras(prices.extras, input, wishes.extras);
  const gone = [
    ...goneFields(input, { places, hasCar: isOther || car !== null }),
    ...(extras ? [] : ["extras" as const]),
    ...goneChoices(wishes.choices, { prices, hasZeroExcess }),
  ];
  if (gone.length > 0 || !extras) return { gone };
  const discount = await findWishedDiscount(sql, wishes.choices);
  if (discount && "fault" in discount) return discount;
  const choices = choicesOf(wishes.choices, { rules: prices.rules, hasZeroExcess, discount });
  const charges = { ...input, ...routeCharges(prices, input), extras, choices };
  const { said } = wishes;
  const model = said && (await findModelTerms(sql, car?.id ?? null));
  return {
    choices,
    carId: car?.id ?? null,
    input: { ...input, ...flagsOf(extras), vehicle: car?.name ?? input.vehicle },
    placeNames: placeNamesOf(places, input),
    quote: quote(plan, charges),
    terms: said && { accepted: termsOf(model, said, input), said },
    isRequest: needsAgreement(input, prices),
    version,
  };
}

/** Finds the discount of a code; null without a code. */
async function findWishedDiscount(
  sql: Sql,
  { code }: ChoiceInput,
): Promise<Discount | { fault: CodeFault } | null> {
  if (code === "") return null;
  const found = await findDiscount(sql, code);
  return found.ok ? found.discount : { fault: found.fault };
}

type ChoiceFacts = { prices: Prices; hasZeroExcess: boolean };

function goneChoices(
  { border, zeroExcess }: ChoiceInput,
  { prices, hasZeroExcess }: ChoiceFacts,
): GoneField[] {
  return [
    ...(border === "" || isBorderOffered(prices.rules, border) ? [] : ["border" as const]),
    ...(zeroExcess && !hasZeroExcess ? ["zeroExcess" as const] : []),
  ];
}

type FleetFacts = { places: readonly Place[]; hasCar: boolean };

function goneFields(input: BookingInput, { places, hasCar }: FleetFacts): GoneField[] {
  const ends = (["pickup", "return"] as const).filter((end) => !isServed(places, input[end]));
  return [...(hasCar ? [] : ["vehicle" as const]), ...ends];
}

function placeNamesOf(places: readonly Place[], input: BookingInput): PlaceNames {
  const [pickup, back] = [placeNamed(places, input.pickup), placeNamed(places, input.return)];
  return { ...(pickup && { pickup: pickup.name }), ...(back && { return: back.name }) };
}

/** Returns a hash of the input that doesn't depend on the order of its fields. What was not chosen is not in it. */
export function fingerprintOf(
  input: BookingInput,
  extras: readonly ExtraQuantity[] = [],
  choices: ChoiceInput = NO_CHOICES,
): string {
  const sorted = extras.map(({ name, quantity }) => [name, quantity]).sort();
  const chosen = Object.fromEntries(Object.entries(choices).filter(([, value]) => value));
  const all = { ...input, ...(extras.length > 0 && { extras: sorted }), ...chosen };
  return hash(JSON.stringify(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))));
}

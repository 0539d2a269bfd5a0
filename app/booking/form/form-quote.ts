import { parseDate, parseTime } from "~/web/calendar";
import { OTHER_VEHICLE, planOf, type CarChoice } from "~/catalog/fleet/car";
import { choiceNamed } from "~/catalog/fleet/choice-named";
import { isServed } from "~/catalog/pricing/places";
import { quote, type Quote } from "~/catalog/pricing/quote";
import { lowestRate, VEHICLE_TYPES } from "~/catalog/pricing/rates";
import type { Discount } from "~/catalog/pricing/discount";
import { readSigns } from "~/catalog/terms/roads";
import type { ModelTerms } from "~/catalog/terms/terms";
import { routeCharges, type PricePlan, type Prices } from "~/catalog/pricing/seasons";
import { readOffered } from "~/booking/extras/extra-field";
import { choicesOf, readChoices } from "~/booking/choices";
import { SAME_AS_PICKUP } from "~/booking/booking";
import type { Localized } from "~/web/i18n/localized";
import type { FormValues } from "./form-values";

/** The fleet's cars, and the prices of those without their own plan. */
export type PriceList = Prices & {
  choices: readonly CarChoice[];
  /** The names of the roads of which the choices have signs. */
  roads: readonly Localized[];
};

/** Returns whether the prices could not be read, so that a form does not know what is offered. */
export function isUnread({ choices, extras, rules }: PriceList): boolean {
  return choices.length === 0 && extras.length === 0 && rules === undefined;
}

/** Returns the plan of the chosen car; null while none is chosen, or if the fleet could not be loaded. */
export function planFor(values: FormValues, prices: PriceList): PricePlan | null {
  const car = choiceNamed(prices.choices, values.vehicle);
  const type = VEHICLE_TYPES.find((known) => known === values.vehicleType);
  const typePlan = values.vehicle === OTHER_VEHICLE && type && prices.typePlans[type];
  const plan = car ? planOf(car, prices) : typePlan;
  return plan && plan.tiers.length > 0 ? plan : null;
}

/** Returns what a car of the form says of its terms; null without a car. */
export function choiceTerms(
  car: CarChoice | undefined,
  { roads }: Pick<PriceList, "roads">,
): ModelTerms | null {
  return car ? { ...car, roads: readSigns(car.roadSigns, roads) } : null;
}

/** Finds the lowest daily rate of the fleet's cars. It is null without cars, although the types have rates. */
export function lowestRateIn(prices: PriceList): number | null {
  const rates = prices.choices.map((car) => lowestRate(planOf(car, prices).tiers));
  const lowest = Math.min(...rates);
  return Number.isFinite(lowest) ? lowest : null;
}

/**
 * Returns the price of the form's values; null while the car or a date is missing. Without a pick-up location the
 * delivery fee is unknown. `discount` is that of the last code that was looked up: it counts while that code is typed.
 */
export function quoteOf(
  values: FormValues,
  prices: PriceList,
  discount: Discount | null = null,
): FormQuote | null {
  const plan = planFor(values, prices);
  const pickupDate = parseDate(values.pickupDate ?? "");
  const returnDate = parseDate(values.returnDate ?? "");
  if (!plan || !pickupDate || !returnDate) return null;
  const pickup = knownPlace(prices, values.pickup);
  const back = values.return === SAME_AS_PICKUP ? pickup : knownPlace(prices, values.return);
  const { rules } = prices;
  const hasZeroExcess = typeof plan.zeroExcess === "number";
  const found = quote(plan, {
    pickupDate,
    returnDate,
    pickupTime: parseTime(values.pickupTime ?? "") ?? undefined,
    returnTime: parseTime(values.returnTime ?? "") ?? undefined,
    ...routeCharges(prices, { pickup, return: back }),
    extras: readOffered(values, prices.extras),
    choices: choicesOf(readChoices(values), { rules, hasZeroExcess, discount }),
  });
  return { ...found, pickupDate, returnDate, pickup };
}

export type FormQuote = Quote & { pickupDate: string; returnDate: string; pickup: string | null };

/** Returns the chosen place, if it is served. */
export function knownPlace({ places }: Pick<PriceList, "places">, value = ""): string | null {
  return isServed(places, value) ? value : null;
}

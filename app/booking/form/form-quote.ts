import { parseDate } from "~/calendar";
import { OTHER_VEHICLE, planOf, type CarChoice } from "~/fleet/car";
import { byExtraField, type ExtraChoices } from "~/pricing/extras";
import { LOCATIONS, type Location } from "~/pricing/fees";
import { quote, type Quote } from "~/pricing/quote";
import { VEHICLE_TYPES, type RatePlan, type RateTables } from "~/pricing/rates";
import { isTicked, type FormValues } from "./form-values";

/** What prices are made of: the fleet's cars, and the rates of those without a plan of their own. */
export type PriceList = { choices: readonly CarChoice[]; rates: RateTables };

/** The plan of the chosen car; null while none is chosen, or where the fleet could not be read. */
export function planFor(values: FormValues, { choices, rates }: PriceList): RatePlan | null {
  const car = choices.find(({ name }) => name === values.vehicle);
  const type = VEHICLE_TYPES.find((known) => known === values.vehicleType);
  const plan = car ? planOf(car, rates) : values.vehicle === OTHER_VEHICLE && type && rates[type];
  return plan && plan.length > 0 ? plan : null;
}

/**
 * What the form's values cost so far: null while the car or a date is missing. As long as no pick-up
 * location is chosen, the fee for the delivery is not known.
 */
export function quoteOf(values: FormValues, prices: PriceList): FormQuote | null {
  const plan = planFor(values, prices);
  const pickupDate = parseDate(values.pickupDate ?? "");
  const returnDate = parseDate(values.returnDate ?? "");
  if (!plan || !pickupDate || !returnDate) return null;
  const pickup = LOCATIONS.find((known) => known === values.pickup) ?? null;
  const extras = byExtraField(({ field }) => isTicked(values[field]));
  const found = quote(plan, { pickupDate, returnDate, pickup: pickup ?? "Other", ...extras });
  return { ...found, ...extras, pickupDate, returnDate, pickup };
}

export type FormQuote = Quote &
  ExtraChoices & { pickupDate: string; returnDate: string; pickup: Location | null };

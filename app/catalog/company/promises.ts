import { LANGUAGES, type Language } from "~/web/i18n/languages";
import type { RatePlan } from "~/catalog/pricing/rates";
import { mapKeys } from "~/web/records";
import { PROMISE_NAMES, type PromiseName, type SectionValue } from "./content/parts";

export type Promises = Readonly<Record<PromiseName, boolean>>;

/**
 * The promises that a service on the home page makes too: if the service has no text, nothing else makes
 * them.
 */
const OF_SERVICES = ["help", "driver", "oneWay"] as const satisfies readonly PromiseName[];

/** The promises of the example as they are stored: all are made. */
export const EXAMPLE_PROMISES: SectionValue<"promises"> = mapKeys(PROMISE_NAMES, () => "on");

/** The promises while a company's settings are unknown: none is made. */
export const NO_PROMISES: Promises = mapKeys(PROMISE_NAMES, () => false);

/** Returns the promises that pages in each language make. */
export function promisesOf(
  texts: Readonly<{ services: SectionValue<"services">; promises: SectionValue<"promises"> }>,
): Record<Language, Promises> {
  return mapKeys(LANGUAGES, (lang) => {
    const isOffered = (name: PromiseName) => {
      const service = OF_SERVICES.find((one) => one === name);
      const parts = service && [
        texts.services[`${service}Title`],
        texts.services[`${service}Text`],
      ];
      return !parts || parts.every((part) => part?.[lang]);
    };
    return mapKeys(PROMISE_NAMES, (name) => texts.promises[name] === "on" && isOffered(name));
  });
}

/** Returns whether a day of a long rental costs less with each plan; plans without rates are unknown. */
export function longerIsCheaper(plans: readonly RatePlan[]): boolean {
  return plans.every((plan) => {
    const [first] = plan;
    return first === undefined || plan.at(-1)!.dailyRate < first.dailyRate;
  });
}

/** Takes away the promise of cheaper long rentals where the rates contradict it. */
export function keptPromises(
  promises: Readonly<Record<Language, Promises>>,
  isLongerCheaper: boolean,
): Record<Language, Promises> {
  return mapKeys(LANGUAGES, (lang) => ({
    ...promises[lang],
    longRental: promises[lang].longRental && isLongerCheaper,
  }));
}

/** Returns a fragment of a text that stands only if something is promised; otherwise it is empty. */
export function said(isPromised: boolean, text: string): string {
  return isPromised ? text : "";
}

/** Joins the fragments of a list with commas; empty ones are left out. */
export function listed(fragments: readonly string[]): string {
  return fragments.filter(Boolean).join(", ");
}

import { keysOf } from "~/web/records";
import type { ClaimField, SectionValue } from "~/catalog/company/content/parts";

type Range = { from: number; to: number };

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
type Month = (typeof MONTHS)[number];

/**
 * The company's claims and promises (specification 2 and 9), edited at the desk. Only
 * `freeCancellationHours` is a rule too.
 */
export type Claims = {
  /** This and the next two are left out of pages if they are null. */
  foundedYear: number | null;
  /** Pages say «more than» this number of customers. */
  customers: number | null;
  /** Pages say «or more» vehicles. */
  vehicles: number | null;
  /** The price of a day in a usual rental; special cars cost less or more. */
  usualPrices: Range;
  /** The discount in percent a day for rentals of at least `days`. */
  longRental: { days: number } & Range;
  /** The deposit is refunded if the car is returned in good condition; no credit card is needed. */
  deposit: Range;
  /** The minimum age in years; larger vehicles require the higher one. */
  driverAge: Range;
  experienceYears: number;
  /** Until this many hours before the pick-up customers may cancel free of charge, by themselves. */
  freeCancellationHours: number;
  /** The price of a driver for a day, on top of the car's. */
  driver: Range;
  /** How many hours before a flight the car should be returned. */
  returnBeforeFlightHours: number;
  /** The months in which to book ahead, both included. */
  highSeason: { from: Month; to: Month };
};

/** The claims of the example (specification 2 and 9). */
export const EXAMPLE_CLAIMS: Claims = {
  foundedYear: 2015,
  customers: 5000,
  vehicles: 50,
  usualPrices: { from: 35, to: 90 },
  longRental: { days: 5, from: 10, to: 30 },
  deposit: { from: 50, to: 100 },
  driverAge: { from: 21, to: 23 },
  experienceYears: 2,
  freeCancellationHours: 48,
  driver: { from: 80, to: 100 },
  returnBeforeFlightHours: 3,
  highSeason: { from: 6, to: 8 },
};

/** Returns the claims that are not the example's: pages have those already. */
export function ownClaims(claims: Claims): Partial<Claims> {
  const own = keysOf(claims).filter(
    (name) => JSON.stringify(claims[name]) !== JSON.stringify(EXAMPLE_CLAIMS[name]),
  );
  return Object.fromEntries(own.map((name) => [name, claims[name]]));
}

/** The discount in percent in the dialog that is never shown. */
export const LEAVING_DISCOUNT = 10;

/** Returns the claims as the fields of their form. */
export function claimTexts(claims: Claims): Record<ClaimField, string> {
  const text = (value: number | null) => (value === null ? "" : String(value));
  return {
    foundedYear: text(claims.foundedYear),
    customers: text(claims.customers),
    vehicles: text(claims.vehicles),
    usualPricesFrom: text(claims.usualPrices.from),
    usualPricesTo: text(claims.usualPrices.to),
    longRentalDays: text(claims.longRental.days),
    longRentalFrom: text(claims.longRental.from),
    longRentalTo: text(claims.longRental.to),
    depositFrom: text(claims.deposit.from),
    depositTo: text(claims.deposit.to),
    driverAgeFrom: text(claims.driverAge.from),
    driverAgeTo: text(claims.driverAge.to),
    experienceYears: text(claims.experienceYears),
    freeCancellationHours: text(claims.freeCancellationHours),
    driverFrom: text(claims.driver.from),
    driverTo: text(claims.driver.to),
    returnBeforeFlightHours: text(claims.returnBeforeFlightHours),
    highSeasonFrom: text(claims.highSeason.from),
    highSeasonTo: text(claims.highSeason.to),
  };
}

/** Returns the claims of stored fields; null for an empty one that may be left out. */
export function claimsOf(texts: SectionValue<"claims">): Claims {
  const number = (field: ClaimField) => Number(texts[field]);
  const month = (field: ClaimField) => MONTHS.find((one) => one === number(field)) ?? 1;
  const numberOrNull = (field: ClaimField) => (texts[field] ? number(field) : null);
  return {
    foundedYear: numberOrNull("foundedYear"),
    customers: numberOrNull("customers"),
    vehicles: numberOrNull("vehicles"),
    usualPrices: { from: number("usualPricesFrom"), to: number("usualPricesTo") },
    longRental: {
      days: number("longRentalDays"),
      from: number("longRentalFrom"),
      to: number("longRentalTo"),
    },
    deposit: { from: number("depositFrom"), to: number("depositTo") },
    driverAge: { from: number("driverAgeFrom"), to: number("driverAgeTo") },
    experienceYears: number("experienceYears"),
    freeCancellationHours: number("freeCancellationHours"),
    driver: { from: number("driverFrom"), to: number("driverTo") },
    returnBeforeFlightHours: number("returnBeforeFlightHours"),
    highSeason: { from: month("highSeasonFrom"), to: month("highSeasonTo") },
  };
}

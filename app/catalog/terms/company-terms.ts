import {
  DEPOSIT_WAYS,
  PAY_WAYS,
  SECOND_DRIVER,
  TERM_FIELDS,
  type DepositWay,
  type PayWay,
  type SecondDriver,
  type SectionValue,
} from "~/catalog/company/content/parts";
import type { Limited } from "~/catalog/pricing/fee-rules";
import type { Amount } from "~/catalog/pricing/fees";
import { keysOf, mapKeys } from "~/web/records";

/**
 * What a company says of its terms besides its claims and promises, edited at the desk. What is empty or null
 * appears nowhere.
 */
export type CompanyTerms = {
  /** How a deposit is left; a card is one on which the sum is held. */
  depositBy: DepositWay[];
  /** The days after the return within which a deposit is given back; 0: at the return. */
  depositReturnDays: number | null;
  payBy: PayWay[];
  /** Whether the car comes back with as much fuel as it had; with the promise `fullTank` that is a full tank. */
  sameFuel: boolean;
  secondDriver: SecondDriver | null;
} & FeeTerms;

/** A fee for a driver: of each day or once, but not more than `atMost`. */
export type DriverFee = Amount & Limited;

/** The terms that follow from the fees at `/admin/prices`. They are null or empty where there is no such fee. */
export type FeeTerms = {
  /** The price of a kilometre beyond the limit of a model. */
  extraKm: Amount | null;
  /** The fee for a second driver. */
  driverFee: DriverFee | null;
  /** The fees for drivers younger than `age` in years, the lowest age first. */
  youngDrivers: readonly (DriverFee & { age: number })[];
  /** The countries, ISO 3166 alpha-2, to which a car may be driven, each with the fee for it. */
  borders: readonly (Amount & { country: string })[];
  /** The minutes of another 24 hours that begin no new day; null where calendar days count. */
  graceMinutes: number | null;
};

const NO_FEES: FeeTerms = {
  extraKm: null,
  driverFee: null,
  youngDrivers: [],
  borders: [],
  graceMinutes: null,
};

/** The terms of the example as the fields of their form: its claims leave them open (specification 9). */
export const EXAMPLE_TERM_FIELDS: SectionValue<"terms"> = {
  ...mapKeys(TERM_FIELDS, () => ""),
  depositCash: "on",
  depositCard: "on",
  payCash: "on",
  payCard: "on",
  sameFuel: "on",
  depositReturnDays: "0",
  secondDriver: "free",
};

/** Returns the terms of stored fields and fees: a second driver who costs something is not free. */
export function companyTermsOf(
  fields: SectionValue<"terms">,
  { extraKm, driverFee, youngDrivers, borders, graceMinutes }: FeeTerms = NO_FEES,
): CompanyTerms {
  const driver = SECOND_DRIVER.find((one) => one === fields.secondDriver) ?? null;
  const ticks = { cash: "Cash", card: "Card", transfer: "Transfer" } as const;
  return {
    depositBy: DEPOSIT_WAYS.filter((way) => fields[`deposit${ticks[way]}`] === "on"),
    depositReturnDays: fields.depositReturnDays ? Number(fields.depositReturnDays) : null,
    payBy: PAY_WAYS.filter((way) => fields[`pay${ticks[way]}`] === "on"),
    sameFuel: fields.sameFuel === "on",
    secondDriver: driverFee ? "fee" : driver,
    extraKm,
    driverFee,
    youngDrivers,
    borders,
    graceMinutes,
  };
}

export const EXAMPLE_TERMS: CompanyTerms = companyTermsOf(EXAMPLE_TERM_FIELDS);

/** Returns the terms that are not the example's: pages have those already. */
export function ownTerms(terms: CompanyTerms): Partial<CompanyTerms> {
  const own = keysOf(terms).filter(
    (name) => JSON.stringify(terms[name]) !== JSON.stringify(EXAMPLE_TERMS[name]),
  );
  return Object.fromEntries(own.map((name) => [name, terms[name]]));
}

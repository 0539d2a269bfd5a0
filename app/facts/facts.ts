import type { EXTRA_PRICES } from "~/pricing/extras";
import type { RatePlan, RateTables } from "~/pricing/rates";
import type { Prices } from "~/pricing/seasons";
import type { Claims, Insurance } from "~/company/claims";
import type { Company } from "~/company/company";
import type { OfficeHours } from "~/company/office-hours";

/** Numbers and names for texts, each from its single source: no text repeats them. */
export type Facts = Prices & {
  company: Company;
  claims: Claims;
  insurance: Insurance;
  hours: OfficeHours;
  /** Usual daily rates in USD by vehicle type and rental days. */
  rates: RateTables;
  /** Rentals from Kutaisi Airport usually last this many days or more; null for any number. */
  kutaisiMinDays: number | null;
  /** USD, flat per booking. */
  extras: typeof EXTRA_PRICES;
  fleet: {
    /** Number of distinct car names. */
    models: number;
    fourByFours: number;
    hybrids: number;
    /** The car with the lowest daily rate. */
    cheapest: { name: string; plan: RatePlan };
    /** USD, the highest daily rate of any car. */
    highestRate: number;
  };
};

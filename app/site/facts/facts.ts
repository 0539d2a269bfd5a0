import type { Answers } from "~/catalog/availability/at-once";
import type { Money } from "~/catalog/pricing/money";
import type { RatePlan, RateTables, VehicleType } from "~/catalog/pricing/rates";
import type { Prices } from "~/catalog/pricing/seasons";
import type { CityId } from "~/web/pages/address-values";
import type { Claims } from "~/catalog/company/company-numbers";
import type { Company, OfficeHours } from "~/catalog/company/company";
import type { CompanyTerms } from "~/catalog/terms/company-terms";
import type { Promises } from "~/catalog/company/promises";
import type { Language } from "~/web/i18n/languages";

/** Numbers and names for texts, each from its single source: no text repeats them. */
export type Facts = Prices & {
  company: Company;
  claims: Claims;
  terms: CompanyTerms;
  promises: Readonly<Record<Language, Promises>>;
  insurance: Readonly<Record<Language, { covers: string; leavesOut: string }>>;
  /** Whether a longer rental costs less a day by the rates of every car and type. */
  isLongerCheaper: boolean;
  hours: OfficeHours;
  money: Money;
  answers: Answers;
  /** Usual daily rates by vehicle type and rental days. */
  rates: RateTables;
  /** Rentals from Kutaisi Airport usually last this many days or more; null for any number. */
  kutaisiMinDays: number | null;
  /** The cities where cars are delivered. */
  cities: readonly CityId[];
  fleet: {
    /** Number of distinct car names. */
    models: number;
    fourByFours: number;
    hybrids: number;
    /** The types whose rates some of the cars have. */
    types: readonly VehicleType[];
    /** The lowest daily rate of the first type, or of the cheapest car if each has rates of its own. */
    from: number;
    /** Whether some models have four-wheel drive and some don't. */
    hasBothDrives: boolean;
    /**
     * Whether several cars without four-wheel drive have the rates of SUVs, and several with it those of
     * sedans.
     */
    mixesTypes: boolean;
    /** The car with the lowest daily rate; null without another one to compare it with. */
    cheapest: { name: string; plan: RatePlan } | null;
    /**
     * The highest daily rate of a car with four-wheel drive; null unless it is above the rates of the types
     * and some other car costs less than these.
     */
    highestRate: number | null;
  };
};

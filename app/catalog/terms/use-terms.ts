import { useClaims, useCompanyTerms, useMoney, usePromises } from "~/catalog/company/use-company";
import {
  termsOf,
  type ModelTerms,
  type Term,
  type TermsCompany,
  type TermsMoment,
  type TermsTrip,
} from "./terms";

type Given = {
  trip?: TermsTrip | null;
  now?: TermsMoment | null;
} & Partial<Pick<TermsCompany, "notCovered" | "terms">>;

/** Returns the terms of a rental from what every page has of the company, with what this page has besides. */
export function useTerms(
  model: ModelTerms | null,
  { trip = null, now = null, ...given }: Given = {},
): Term[] {
  const company = { ...useTermsCompany(), ...given };
  return termsOf(model, company, trip, now);
}

/** Returns what every page has of the company, for the terms of several models. */
export function useTermsCompany(): TermsCompany {
  return {
    claims: useClaims(),
    promises: usePromises(),
    terms: useCompanyTerms(),
    currency: useMoney().currency,
  };
}

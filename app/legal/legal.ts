import type { Facts } from "~/facts/facts";
import type { MetaTexts } from "~/seo/meta-texts";

/** The sections of the privacy policy (specification 2), as `/privacy-policy#rights` names them. */
export const PRIVACY_SECTIONS = [
  "information",
  "use",
  "security",
  "sharing",
  "retention",
  "rights",
  // Cookies and what is counted; texts and settings link here.
  "analytics",
  "changes",
  "contact",
] as const;

export const TERMS_SECTIONS = [
  "booking",
  "prices",
  "payment",
  "deposit",
  "cancellation",
  "driver",
  "use",
  "fuel",
  "insurance",
  "return",
  "law",
  "contact",
] as const;

/** A point of a list, or what a cookie of that name is for. */
export type LegalPoint = string | { cookie: string; text: string };

/** A paragraph, a list of points, or a link that stands by itself. */
export type LegalBlock = string | readonly LegalPoint[] | { to: string; text: string };

export type LegalSection<Id extends string = string> = {
  id: Id;
  title: string;
  blocks: readonly LegalBlock[];
};

export type LegalText<Id extends string = string> = {
  meta: MetaTexts;
  title: string;
  /** When the text was last changed, as a sentence. */
  updated: string;
  lead: string;
  sections: readonly LegalSection<Id>[];
};

export type WritePrivacy = (facts: Facts) => LegalText<(typeof PRIVACY_SECTIONS)[number]>;
export type WriteTerms = (facts: Facts) => LegalText<(typeof TERMS_SECTIONS)[number]>;

import type { Facts } from "~/site/facts/facts";
import type { MetaTexts } from "~/site/seo/meta-texts";

/** The sections of the privacy policy (specification 2), and anchors: `/privacy-policy#rights`. */
export const PRIVACY_SECTIONS = [
  "information",
  "use",
  "security",
  "sharing",
  "retention",
  "rights",
  // Texts and settings link to this anchor.
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

/** An item of a list, or the purpose of a cookie. */
export type LegalPoint = string | { cookie: string; text: string };

/** A paragraph, a list, or a link on its own. */
export type LegalBlock = string | readonly LegalPoint[] | { to: string; text: string };

export type LegalSection<Id extends string = string> = {
  id: Id;
  title: string;
  blocks: readonly LegalBlock[];
};

export type LegalText<Id extends string = string> = {
  meta: MetaTexts;
  title: string;
  /** The date of the last change, as a sentence. */
  updated: string;
  lead: string;
  sections: readonly LegalSection<Id>[];
};

type PrivacyFacts = Facts & {
  /** How many days the browser remembers its bookings. */
  bookingsCookieDays: number;
};

export type WritePrivacy = (facts: PrivacyFacts) => LegalText<(typeof PRIVACY_SECTIONS)[number]>;
export type WriteTerms = (facts: Facts) => LegalText<(typeof TERMS_SECTIONS)[number]>;

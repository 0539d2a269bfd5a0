import {
  isExampleCompany,
  withoutExampleContacts,
  type Company,
  type OfficeHours,
} from "./company";
import { offeredLanguages, type Language } from "~/web/i18n/languages";
import type { ExchangeRates } from "~/catalog/pricing/exchange-rates";
import type { MainPrices, Money } from "~/catalog/pricing/money";

export const SOCIAL_PROOF_MODES = ["simulated", "live", "off"] as const;
export type SocialProofMode = (typeof SOCIAL_PROOF_MODES)[number];

export const CONTACT_NAMES = [
  "siteName",
  "name",
  "phone",
  "whatsapp",
  "telegram",
  "email",
  "address",
  "addressKa",
] as const;
export type ContactName = (typeof CONTACT_NAMES)[number];

/**
 * What an owner decided; until then whether the company was named before 0.4.0, when naming it at the
 * desk published the site.
 */
export type Publication =
  | { isPublished: boolean }
  | { contactsBefore: Partial<Record<ContactName, string>> };

/**
 * The company's settings, by their names in the table `settings`. If one is null or missing, the
 * environment's value applies.
 */
export type StoredSettings = {
  contacts?: Partial<Record<ContactName, string>> | null;
  officeHours?: OfficeHours | null;
  exchangeRates?: ExchangeRates | null;
  socialProof?: SocialProofMode | null;
  publication?: Publication | null;
  messageHours?: MessageHours | null;
};

/** The hours at which the messages about the day are sent, in Tbilisi: 1 to 23, or 0 for none. */
export type MessageHours = { morning: number; evening: number };

/** The stored settings together with the prices that `saveCurrency` stores. */
export type PresentationSettings = StoredSettings & {
  mainCurrency?: MainPrices;
  /** The codes of the languages that the site offers; null means all. English is always one. */
  languages?: readonly string[] | null;
};

export const SETTING_NAMES = [
  "contacts",
  "officeHours",
  "exchangeRates",
  "socialProof",
  "publication",
  "messageHours",
] as const satisfies readonly (keyof StoredSettings)[];

/** The values of the environment. */
export type PresentationDefaults = {
  company: Company;
  /** Null if the kind of social proof follows from the company. */
  socialProof: SocialProofMode | null;
  messageHours: MessageHours;
};

/** The effective settings. */
export type SettingsInForce = Omit<PresentationDefaults, "messageHours"> & {
  socialProof: SocialProofMode;
  /**
   * Whether the site is published: until then no search engine lists it, and every page says that it is an
   * example.
   */
  isPublished: boolean;
  /** The languages that the site offers, in the order of the list. */
  languages: readonly Language[];
  money: Money;
};

/** Returns the defaults, overridden by stored settings. */
export function applySettings(
  defaults: PresentationDefaults,
  stored: PresentationSettings,
): SettingsInForce {
  const company = withoutExampleContacts({
    ...defaults.company,
    ...stored.contacts,
    hours: stored.officeHours ?? defaults.company.hours,
  });
  return {
    company,
    socialProof: stored.socialProof ?? defaultSocialProof(defaults, company),
    isPublished: isPublished(defaults, stored.publication ?? null),
    languages: offeredLanguages(stored.languages ?? null),
    money: {
      currency: stored.mainCurrency?.currency ?? "USD",
      exchange: stored.exchangeRates ?? null,
    },
  };
}

/**
 * Returns whether the site is published: a company that the environment names has published it, unless an
 * owner has decided since.
 */
function isPublished({ company }: PresentationDefaults, decided: Publication | null): boolean {
  if (decided && "isPublished" in decided) return decided.isPublished;
  return !isExampleCompany({ ...company, ...decided?.contactsBefore });
}

/**
 * Returns the social proof that applies unless staff have chosen another one: the counters for the example,
 * as a company of its own makes none up.
 */
export function defaultSocialProof(
  { socialProof }: PresentationDefaults,
  company: Company,
): SocialProofMode {
  return socialProof ?? (isExampleCompany(company) ? "simulated" : "off");
}

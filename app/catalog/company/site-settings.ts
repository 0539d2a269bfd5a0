import {
  isExampleCompany,
  withoutExampleContacts,
  type Company,
  type OfficeHours,
} from "./company";
import { offeredLanguages, type Language } from "~/web/i18n/languages";
import type { ExchangeRates } from "~/catalog/pricing/exchange-rates";
import type { MainPrices, Money } from "~/catalog/pricing/money";
import { BY_HAND, type Answers } from "~/catalog/availability/at-once";

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
  "taxNumber",
] as const;
export type ContactName = (typeof CONTACT_NAMES)[number];
export type Contacts = Partial<Pick<Company, ContactName>>;

/**
 * What an owner decided; until then whether the company was named before 0.4.0, when naming it at the
 * desk published the site.
 */
export type Publication = { isPublished: boolean } | { contactsBefore: Contacts };

/**
 * The company's settings, by their names in the table `settings`. If one is null or missing, the value of
 * the environment or of the product applies.
 */
export type StoredSettings = {
  contacts?: Contacts | null;
  officeHours?: OfficeHours | null;
  /** The dates on which the office is closed, `YYYY-MM-DD`, in their order. */
  closedDays?: readonly string[] | null;
  exchangeRates?: ExchangeRates | null;
  socialProof?: SocialProofMode | null;
  publication?: Publication | null;
  messageHours?: MessageHours | null;
  undoSeconds?: number | null;
  /** The codes of the languages that the site offers. */
  languages?: readonly string[] | null;
} & { [Name in keyof Answers]?: Answers[Name] | null };

/** The most hours before a pick-up that the settings of the answers can ask for: four weeks. */
export const MAX_ANSWER_HOURS = 672;

/** The hours at which the messages about the day are sent, in Tbilisi: 1 to 23, or 0 for none. */
export type MessageHours = { morning: number; evening: number };

/** The hours of messages that apply until staff set others. */
export const DEFAULT_MESSAGE_HOURS: MessageHours = { morning: 8, evening: 19 };

/** The time in seconds for which a change at the desk can be undone, until staff set another one; 0 is for none. */
export const DEFAULT_UNDO_SECONDS = 30;
export const MAX_UNDO_SECONDS = 600;

/** The number of closed days that a company can set. */
export const MAX_CLOSED_DAYS = 100;

/** Closed days stay for this time in days after they have passed: requests of before may wait since then. */
export const CLOSED_DAYS_STAY = 31;

/** The stored settings together with the prices that `saveCurrency` stores. */
export type PresentationSettings = StoredSettings & { mainCurrency?: MainPrices };

export const SETTING_NAMES = [
  "contacts",
  "officeHours",
  "closedDays",
  "exchangeRates",
  "socialProof",
  "publication",
  "messageHours",
  "undoSeconds",
  "languages",
  "atOnceHours",
  "noticeHours",
] as const satisfies readonly (keyof StoredSettings)[];

/** The values of the environment. */
export type PresentationDefaults = {
  company: Company;
  /** Null if the kind of social proof follows from the company. */
  socialProof: SocialProofMode | null;
  /** The languages that a new site offers. */
  languages: readonly Language[];
};

/** The effective settings. */
export type SettingsInForce = PresentationDefaults & {
  socialProof: SocialProofMode;
  /**
   * Whether the site is published: until then no search engine lists it, and every page says that it is an
   * example.
   */
  isPublished: boolean;
  /** The languages that the site offers, in the order of the list. */
  languages: readonly Language[];
  money: Money;
  undoSeconds: number;
  answers: Answers;
};

/** Returns the defaults, overridden by stored settings. */
export function applySettings(
  defaults: PresentationDefaults,
  stored: PresentationSettings,
): SettingsInForce {
  const company = withoutExampleContacts({
    ...defaults.company,
    ...stored.contacts,
    address: { ...defaults.company.address, ...stored.contacts?.address },
    hours: {
      ...(stored.officeHours ?? defaults.company.hours),
      ...(stored.closedDays && { closedDays: stored.closedDays }),
    },
  });
  return {
    company,
    socialProof: stored.socialProof ?? defaultSocialProof(defaults, company),
    isPublished: isPublished(defaults, stored.publication ?? null),
    money: {
      currency: stored.mainCurrency?.currency ?? "USD",
      exchange: stored.exchangeRates ?? null,
    },
    undoSeconds: stored.undoSeconds ?? DEFAULT_UNDO_SECONDS,
    languages: offeredLanguages(stored.languages ?? defaults.languages),
    answers: answersOf(stored),
  };
}

/** Returns how the company answers. */
export function answersOf({ atOnceHours, noticeHours }: StoredSettings): Answers {
  return {
    atOnceHours: atOnceHours ?? BY_HAND.atOnceHours,
    noticeHours: noticeHours ?? BY_HAND.noticeHours,
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

import type { Company } from "./company";
import type { ExchangeRates } from "~/pricing/exchange-rates";
import type { OfficeHours } from "./office-hours";

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
] as const;
export type ContactName = (typeof CONTACT_NAMES)[number];

/** The announcement on top of the home page, by language. */
export type Banner = { en: string; ka: string };

/**
 * What the operator has set, by the names in the table `settings`. Where one is null or missing,
 * the environment's value holds.
 */
export type StoredSettings = {
  contacts?: Partial<Record<ContactName, string>> | null;
  officeHours?: OfficeHours | null;
  banner?: Banner | null;
  exchangeRates?: ExchangeRates | null;
  socialProof?: SocialProofMode | null;
};

export const SETTING_NAMES = [
  "contacts",
  "officeHours",
  "banner",
  "exchangeRates",
  "socialProof",
] as const satisfies readonly (keyof StoredSettings)[];

/** Who runs the site and how it shows itself, as it holds at a moment. */
export type Presentation = {
  company: Company;
  /** Null where the site's own text holds. */
  banner: Banner | null;
  socialProof: SocialProofMode;
};

/** The first values, with what the operator has set in their place. */
export function siteWith(first: Presentation, stored: StoredSettings): Presentation {
  return {
    company: {
      ...first.company,
      ...stored.contacts,
      hours: stored.officeHours ?? first.company.hours,
    },
    banner: stored.banner ?? first.banner,
    socialProof: stored.socialProof ?? first.socialProof,
  };
}

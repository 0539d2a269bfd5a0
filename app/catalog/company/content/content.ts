import { claimsOf, type Claims } from "~/catalog/company/company-numbers";
import { companyTermsOf, type CompanyTerms, type FeeTerms } from "~/catalog/terms/company-terms";
import { EXAMPLE_PROMISES, promisesOf, type Promises } from "~/catalog/company/promises";
import type { Language } from "~/web/i18n/languages";
import type { Localized } from "~/web/i18n/localized";
import { SERVICE_NAMES, type SectionValue, type ServiceName, type SingleSection } from "./parts";

/** The texts in force by section. */
export type SectionTexts = { readonly [Of in SingleSection]: SectionValue<Of> };

/** What the company says about itself, as in force. */
export type Content = {
  claims: Claims;
  promises: Record<Language, Promises>;
  terms: CompanyTerms;
  texts: SectionTexts;
};

/** The stored rows, where null stands for the texts of the example. */
export type StoredContent = { readonly [Of in SingleSection]?: SectionValue<Of> | null };

/** Returns the stored texts, and those of the example where none are stored. */
export function contentOf(
  stored: StoredContent,
  exampleTexts: (claims: Claims, promises: SectionValue<"promises">) => SectionTexts,
  { exampleClaims, fees }: { exampleClaims: Claims; fees?: FeeTerms | undefined },
): Content {
  const claims = stored.claims ? claimsOf(stored.claims) : exampleClaims;
  const example = exampleTexts(claims, stored.promises ?? EXAMPLE_PROMISES);
  const texts = {
    announcement: stored.announcement ?? example.announcement,
    about: stored.about ?? example.about,
    services: stored.services ?? example.services,
    insurance: stored.insurance ?? example.insurance,
    claims: stored.claims ?? example.claims,
    promises: stored.promises ?? example.promises,
    terms: stored.terms ?? example.terms,
    office: stored.office ?? example.office,
  };
  return { claims, promises: promisesOf(texts), terms: companyTermsOf(texts.terms, fees), texts };
}

/** Returns a text that only visitors of its language see; null for an empty one. */
export function ownTextIn(texts: Localized | undefined, lang: Language): string | null {
  return texts?.[lang] || null;
}

/** Returns the section about the company, or null if it has no text in the language. */
export function aboutIn(texts: SectionValue<"about">, lang: Language) {
  const title = ownTextIn(texts.aboutTitle, lang);
  const lead = ownTextIn(texts.aboutLead, lang);
  const text = ownTextIn(texts.aboutText, lang);
  return lead || text ? { title, lead, text } : null;
}

export type AboutTexts = NonNullable<ReturnType<typeof aboutIn>>;

/** Returns whether the company offers a service: some are switched as promises. */
function isOffered(name: ServiceName, promises: Promises): boolean {
  if (name === "long") return promises.longRental;
  return name === "driver" || name === "oneWay" || name === "help" ? promises[name] : true;
}

/** Returns the section of services, or null if none has a text in the language. */
export function servicesIn(
  {
    texts: { services: texts },
    promises,
  }: { texts: Pick<SectionTexts, "services"> } & Pick<Content, "promises">,
  lang: Language,
) {
  const services = SERVICE_NAMES.flatMap((name) => {
    const title = ownTextIn(texts[`${name}Title`], lang);
    const text = ownTextIn(texts[`${name}Text`], lang);
    return title && text && isOffered(name, promises[lang]) ? [{ name, title, text }] : [];
  });
  const title = ownTextIn(texts.servicesTitle, lang);
  const lead = ownTextIn(texts.servicesLead, lang);
  return services.length > 0 ? { title, lead, services } : null;
}

export type ServicesTexts = NonNullable<ReturnType<typeof servicesIn>>;

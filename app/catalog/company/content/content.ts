import { claimsOf, type Claims } from "~/catalog/company/company-numbers";
import { EXAMPLE_PROMISES, promisesOf, type Promises } from "~/catalog/company/promises";
import { LANGUAGES, type Language } from "~/web/i18n/languages";
import {
  fieldOf,
  SERVICE_NAMES,
  type FieldTexts,
  type ServiceName,
  type SingleSection,
} from "./parts";

/** The texts in force by section. */
export type SectionTexts = Readonly<Record<SingleSection, FieldTexts>>;

/** What the company says about itself, as in force. */
export type Content = {
  claims: Claims;
  promises: Record<Language, Promises>;
  texts: SectionTexts;
};

/** A text and the language that it is in, which may be another one than the page's. */
export type LocalizedText = { text: string; lang: Language };

/** The stored rows, where null stands for the texts of the example. */
export type StoredContent = Partial<Record<SingleSection, FieldTexts | null>>;

/** Returns the stored texts, and those of the example where none are stored. */
export function contentOf(
  stored: StoredContent,
  exampleTexts: (claims: Claims, promises: FieldTexts) => SectionTexts,
  exampleClaims: Claims,
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
  };
  return { claims, promises: promisesOf(texts), texts };
}

/** Returns a text in a language; if it is empty, in the other one. Null if both are. */
export function localized(texts: FieldTexts, name: string, lang: Language): LocalizedText | null {
  const other = LANGUAGES.filter((one) => one !== lang);
  for (const one of [lang, ...other]) {
    const text = texts[fieldOf(name, one)];
    if (text) return { text, lang: one };
  }
  return null;
}

/** Returns a text that only visitors of its language see; null for an empty one. */
export function textIn(texts: FieldTexts, name: string, lang: Language): string | null {
  return texts[fieldOf(name, lang)] || null;
}

/** Returns the section about the company, or null if it has no text in the language. */
export function aboutIn(texts: FieldTexts, lang: Language) {
  const title = textIn(texts, "aboutTitle", lang);
  const lead = textIn(texts, "aboutLead", lang);
  const text = textIn(texts, "aboutText", lang);
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
    const title = textIn(texts, `${name}Title`, lang);
    const text = textIn(texts, `${name}Text`, lang);
    return title && text && isOffered(name, promises[lang]) ? [{ name, title, text }] : [];
  });
  const title = textIn(texts, "servicesTitle", lang);
  const lead = textIn(texts, "servicesLead", lang);
  return services.length > 0 ? { title, lead, services } : null;
}

export type ServicesTexts = NonNullable<ReturnType<typeof servicesIn>>;

import { claimsOf, type Claims } from "~/company/claims";
import { LANGUAGES, type Language } from "~/i18n/languages";
import { fieldOf, SERVICE_NAMES, type FieldTexts, type SingleSection } from "./parts";

/** The texts in force by section. */
export type SectionTexts = Readonly<Record<SingleSection, FieldTexts>>;

/** What the company says about itself, as in force. */
export type Content = { claims: Claims; texts: SectionTexts };

/** A text, with the language that it is in. */
export type Localized = { text: string; lang: Language };

/** The stored rows, where null stands for the texts of the example. */
export type StoredContent = Partial<Record<SingleSection, FieldTexts | null>>;

/** The stored texts, and those of the example where none are stored. */
export function contentOf(
  stored: StoredContent,
  exampleTexts: (claims: Claims) => SectionTexts,
  exampleClaims: Claims,
): Content {
  const claims = stored.claims ? claimsOf(stored.claims) : exampleClaims;
  const example = exampleTexts(claims);
  const texts = {
    announcement: stored.announcement ?? example.announcement,
    about: stored.about ?? example.about,
    services: stored.services ?? example.services,
    insurance: stored.insurance ?? example.insurance,
    claims: stored.claims ?? example.claims,
  };
  return { claims, texts };
}

/** A text in a language; if it is empty, in the other one. Null if both are. */
export function localized(texts: FieldTexts, part: string, lang: Language): Localized | null {
  const other = LANGUAGES.filter((one) => one !== lang);
  for (const one of [lang, ...other]) {
    const text = texts[fieldOf(part, one)];
    if (text) return { text, lang: one };
  }
  return null;
}

/** The section about the company, or null if it has no text. */
export function aboutIn(texts: FieldTexts, lang: Language) {
  const title = localized(texts, "aboutTitle", lang);
  const lead = localized(texts, "aboutLead", lang);
  const text = localized(texts, "aboutText", lang);
  return lead || text ? { title, lead, text } : null;
}

export type AboutTexts = NonNullable<ReturnType<typeof aboutIn>>;

/** The section of services, or null if none has a text. */
export function servicesIn(texts: FieldTexts, lang: Language) {
  const services = SERVICE_NAMES.flatMap((name) => {
    const title = localized(texts, `${name}Title`, lang);
    const text = localized(texts, `${name}Text`, lang);
    return title && text ? [{ name, title, text }] : [];
  });
  const title = localized(texts, "servicesTitle", lang);
  const lead = localized(texts, "servicesLead", lang);
  return services.length > 0 ? { title, lead, services } : null;
}

export type ServicesTexts = NonNullable<ReturnType<typeof servicesIn>>;

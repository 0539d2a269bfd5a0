import { claimTexts, EXAMPLE_INSURANCE, type Claims } from "~/company/claims";
import { formatWith } from "~/i18n/format";
import { i18nFor } from "~/i18n/i18n.server";
import { LANGUAGES, type Language } from "~/i18n/languages";
import type { SectionTexts } from "./content";
import { fieldOf, SERVICE_NAMES, type FieldTexts } from "./parts";

/** The texts of the example, with a company's numbers. */
export function exampleTexts(claims: Claims): SectionTexts {
  return {
    announcement: inBoth((lang) => ({ announcement: i18nFor(lang).t("site.banner.text") })),
    about: inBoth((lang) => aboutTexts(lang, claims)),
    services: inBoth(serviceTexts),
    insurance: inBoth((lang) => EXAMPLE_INSURANCE[lang]),
    claims: claimTexts(claims),
  };
}

/** Sentences with a number that the company doesn't state are left out. */
function aboutTexts(lang: Language, { foundedYear: year, customers }: Claims) {
  const { t } = i18nFor(lang);
  const facts = { year, customers: customers === null ? "" : formatWith(t).number(customers) };
  return {
    aboutTitle: year === null ? "" : t("home.about.title", facts),
    aboutLead: year === null ? "" : t("home.about.simple", facts),
    aboutText: customers === null ? "" : t("home.about.roads", facts),
  };
}

function serviceTexts(lang: Language) {
  const { t } = i18nFor(lang);
  const other = t("booking.otherPlace");
  const services = SERVICE_NAMES.flatMap((name) => [
    [`${name}Title`, t(`home.services.${name}.title`)],
    [`${name}Text`, t(`home.services.${name}.text`, { other })],
  ]);
  return {
    servicesTitle: t("home.services.title"),
    servicesLead: t("home.services.lead"),
    ...Object.fromEntries(services),
  };
}

/** The fields of texts in both languages. */
function inBoth(textsIn: (lang: Language) => Record<string, string>): FieldTexts {
  return Object.fromEntries(
    LANGUAGES.flatMap((lang) =>
      Object.entries(textsIn(lang)).map(([part, text]) => [fieldOf(part, lang), text]),
    ),
  );
}

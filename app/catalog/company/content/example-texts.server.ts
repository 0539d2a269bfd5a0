import { claimTexts, EXAMPLE_INSURANCE, type Claims } from "~/catalog/company/claims";
import type { CityId } from "~/web/pages/city-ids";
import { EXAMPLE_PROMISES, said } from "~/catalog/company/promises";
import { formatWith } from "~/web/i18n/format";
import { i18nFor } from "~/texts/i18n.server";
import { LANGUAGES, type Language } from "~/web/i18n/languages";
import type { SectionTexts } from "./content";
import { fieldOf, SERVICE_NAMES, type FieldTexts } from "./parts";

/** What the texts of the example speak of. */
export type ExampleOffer = {
  promises: FieldTexts;
  cities: readonly CityId[];
  /** Delivery in Tbilisi costs nothing. */
  isFreeInTbilisi: boolean;
};

/** The texts of the example, with a company's numbers. */
export function exampleTexts(claims: Claims, offer: ExampleOffer): SectionTexts {
  return {
    announcement: inBoth((lang) => ({
      announcement: said(
        offer.isFreeInTbilisi && offer.promises.insurance === "on",
        i18nFor(lang).t("site.banner.text"),
      ),
    })),
    about: inBoth((lang) => aboutTexts(lang, claims, offer)),
    services: inBoth((lang) => serviceTexts(lang, offer)),
    insurance: inBoth((lang) => EXAMPLE_INSURANCE[lang]),
    claims: claimTexts(claims),
    promises: EXAMPLE_PROMISES,
  };
}

/** Sentences with a number that the company doesn't state are left out, and those of switched off promises. */
function aboutTexts(
  lang: Language,
  { foundedYear: year, customers }: Claims,
  { promises, cities }: ExampleOffer,
) {
  const isAllSaid = (["insurance", "clean", "fullTank", "person"] as const).every(
    (name) => promises[name] === "on",
  );
  const { t } = i18nFor(lang);
  const facts = { year, customers: customers === null ? "" : formatWith(t).number(customers) };
  return {
    aboutTitle: year === null ? "" : t("home.about.title", facts),
    aboutLead: year === null ? "" : t(`home.about.${isAllSaid ? "simple" : "short"}`, facts),
    aboutText:
      customers === null
        ? ""
        : t(`home.about.${cities.includes("batumi") ? "roads" : "inland"}`, facts),
  };
}

function serviceTexts(lang: Language, { promises, cities }: ExampleOffer) {
  const { t } = i18nFor(lang);
  const other = t("booking.otherPlace");
  const services = SERVICE_NAMES.flatMap((name) => [
    [`${name}Title`, t(`home.services.${name}.title`)],
    [`${name}Text`, t(`home.services.${name}.text`, { other })],
  ]);
  const isOneWay = cities.includes("tbilisi") && cities.includes("batumi");
  return {
    servicesTitle: t("home.services.title"),
    servicesLead: t("home.services.lead"),
    ...Object.fromEntries(services),
    ...(!cities.includes("tbilisi") && { deliveryText: t("home.services.delivery.anywhere") }),
    ...(!isOneWay && { oneWayText: t("home.services.oneWay.anywhere", { other }) }),
    ...(promises.person !== "on" && { helpText: t("home.services.help.short") }),
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

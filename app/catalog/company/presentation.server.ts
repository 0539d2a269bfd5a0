import { shareInFlight } from "~/web/share-in-flight.server";
import { CITY_IDS, type CityId, servedCities } from "~/web/pages/address-values";
import { retryOnce, type Sql } from "~/web/db.server";
import { EXAMPLE_CLAIMS, claimTexts, type Claims } from "./company-numbers";
import { contentOf, type Content, type StoredContent, type SectionTexts } from "./content/content";
import {
  findContent,
  findFeeTerms,
  listServedPlaces,
  type ServedPlace,
} from "./content/content.queries.server";
import { isExampleCompany } from "./company";
import {
  applySettings,
  type PresentationDefaults,
  type SettingsInForce,
  type PresentationSettings,
} from "./site-settings";
import type { FeeTerms } from "~/catalog/terms/company-terms";
import { findSettings } from "./site-settings.queries.server";
import { EXAMPLE_TERM_FIELDS } from "~/catalog/terms/company-terms";
import { EXAMPLE_PROMISES, said } from "./promises";
import { formatWith } from "~/web/i18n/format";
import { i18nFor, pageTexts } from "~/texts/i18n.server";
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from "~/web/i18n/languages";
import { localizedBy, type Localized } from "~/web/i18n/localized";
import { keysOf, mapKeys } from "~/web/records";
import { PERSON_NAMES, SERVICE_NAMES, type SectionValue } from "./content/parts";

/** A page that has waited this long for the settings uses the cached ones. */
const TIMEOUT_MS = 1_000;

/** The presentation is all that pages show of the company: its settings and its texts. */
export type Presentation = SettingsInForce & {
  content: Content;
  /** The cities where cars are delivered. */
  cities: readonly CityId[];
};

export type PresentationSource = {
  /** The values of the environment, which apply where the desk has set none. */
  defaults: PresentationDefaults;
  /** Returns the presentation as last read: in a route it was read for this request or a later one. */
  current(): Presentation;
  /** Reads settings and texts if they changed; uses the cached ones while the database is unavailable. */
  refresh(): Promise<void>;
};

/**
 * Creates the source of the company's presentation. `version` reads the version of settings and texts, or
 * null if it is unknown.
 */
export function createPresentation(
  sql: Sql,
  version: { read: () => Promise<string | null> },
  defaults: PresentationDefaults,
): PresentationSource {
  let current = presentationOf(defaults, {}, {});
  let currentStamp: string | null = null;
  const read = shareInFlight(
    () =>
      retryOnce(() =>
        Promise.all([
          findSettings(sql),
          findContent(sql),
          listServedPlaces(sql),
          findFeeTerms(sql),
        ]),
      ),
    TIMEOUT_MS,
  );
  return {
    defaults,
    current: () => current,
    async refresh() {
      const stamp = await version.read();
      if (stamp === null || stamp === currentStamp) return;
      const stored = await read();
      if (!stored) return;
      current = presentationOf(defaults, ...stored);
      currentStamp = stamp;
    },
  };
}

/**
 * Composes the presentation. `places` are the places that texts of the product name; null while they are
 * unknown, `fees` what the fees say of the terms.
 */
export function presentationOf(
  defaults: PresentationDefaults,
  stored: PresentationSettings,
  content: StoredContent,
  places: readonly ServedPlace[] | null = null,
  fees?: FeeTerms,
): Presentation {
  const cities = places ? servedCities(places.map(({ slug }) => slug)) : CITY_IDS;
  const isFreeInTbilisi = places
    ? places.some(({ slug, fee }) => slug === "tbilisi" && fee === 0)
    : true;
  const settings = applySettings(defaults, stored);
  const isExample = isExampleCompany(settings.company);
  return {
    ...settings,
    content: contentOf(
      content,
      (claims, promises) => exampleTexts(claims, { promises, cities, isFreeInTbilisi, isExample }),
      { exampleClaims: EXAMPLE_CLAIMS, fees },
    ),
    cities,
  };
}

/** The texts of the example depend on these facts. */
type ExampleOffer = {
  promises: SectionValue<"promises">;
  cities: readonly CityId[];
  /** Whether delivery in Tbilisi costs nothing. */
  isFreeInTbilisi: boolean;
  /** Whether the company is the example, whose people no other company has. */
  isExample: boolean;
};

/** Returns the texts of the example, with a company's numbers. */
export function exampleTexts(claims: Claims, offer: ExampleOffer): SectionTexts {
  return {
    announcement: byLanguage((lang) => ({
      announcement: said(
        offer.isFreeInTbilisi && offer.promises.insurance === "on",
        i18nFor(lang).t("site.banner.text"),
      ),
    })),
    about: byLanguage((lang) => aboutTexts(lang, claims, offer)),
    services: byLanguage((lang) => serviceTexts(lang, offer)),
    insurance: byLanguage((lang) => pageTexts(lang).examples.insurance),
    claims: claimTexts(claims),
    promises: EXAMPLE_PROMISES,
    terms: EXAMPLE_TERM_FIELDS,
    office: offer.isExample ? officeTexts() : {},
  };
}

/**
 * Returns the example's texts about the company. Sentences with a number that the company doesn't state, or
 * with a promise that is switched off, are left out.
 */
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

/** The office of the example on a map. */
const EXAMPLE_MAP =
  "https://www.openstreetmap.org/?mlat=41.69415&mlon=44.80085#map=18/41.69415/44.80085";

function officeTexts(): SectionValue<"office"> {
  const texts = byLanguage((lang) => {
    const { directions, people } = pageTexts(lang).examples.office;
    const named = PERSON_NAMES.flatMap((person, index) => {
      const { name = "", role = "", languages = "" } = people[index] ?? {};
      return [
        [`${person}Name`, name],
        [`${person}Role`, role],
        [`${person}Languages`, languages],
      ];
    });
    return { directions, ...(Object.fromEntries(named) as Record<string, string>) };
  });
  return { ...texts, map: EXAMPLE_MAP, google: "", tripadvisor: "" };
}

/** Returns texts by their names and languages. */
function byLanguage(
  textsIn: (lang: Language) => Readonly<Record<string, string>>,
): Record<string, Localized> {
  const texts = mapKeys(LANGUAGES, textsIn);
  return mapKeys(keysOf(texts[FALLBACK_LANGUAGE]), (name) =>
    localizedBy((lang) => texts[lang][name]),
  );
}

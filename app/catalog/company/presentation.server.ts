import { coalesce } from "~/web/coalesce.server";
import { CITY_IDS, type CityId, servedCities } from "~/web/pages/city-ids";
import { retryOnce, type Sql } from "~/web/db.server";
import { EXAMPLE_CLAIMS } from "./claims";
import { contentOf, type Content, type StoredContent } from "./content/content";
import { findContent, listServedPlaces, type ServedPlace } from "./content/content.queries.server";
import { exampleTexts } from "./content/example-texts.server";
import {
  applySettings,
  type PresentationDefaults,
  type SettingsInForce,
  type PresentationSettings,
} from "./site-settings";
import { findSettings } from "./site-settings.queries.server";

/** After this time a page uses the last known settings. */
const TIMEOUT_MS = 1_000;

/** What pages show of the company: its settings and its texts. */
export type Presentation = SettingsInForce & {
  content: Content;
  /** Those where cars are delivered. */
  cities: readonly CityId[];
};

export type PresentationSource = {
  /** From the environment. */
  defaults: PresentationDefaults;
  /** As last read: in a route, for this request or a later one. */
  current(): Presentation;
  /** Reads settings and texts if they changed; keeps the last ones while the database is unavailable. */
  refresh(): Promise<void>;
};

/** @param version Of settings and texts: reads it, or null if it is unknown. */
export function createPresentation(
  sql: Sql,
  version: { read: () => Promise<string | null> },
  defaults: PresentationDefaults,
): PresentationSource {
  let current = presentationOf(defaults, {}, {});
  let currentStamp: string | null = null;
  const read = coalesce(
    () =>
      retryOnce(() => Promise.all([findSettings(sql), findContent(sql), listServedPlaces(sql)])),
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

/** @param places Those that texts of the product name; null while they are unknown. */
export function presentationOf(
  defaults: PresentationDefaults,
  stored: PresentationSettings,
  content: StoredContent,
  places: readonly ServedPlace[] | null = null,
): Presentation {
  const cities = places ? servedCities(places.map(({ slug }) => slug)) : CITY_IDS;
  const isFreeInTbilisi = places
    ? places.some(({ slug, fee }) => slug === "tbilisi" && fee === 0)
    : true;
  return {
    ...applySettings(defaults, stored),
    content: contentOf(
      content,
      (claims, promises) => exampleTexts(claims, { promises, cities, isFreeInTbilisi }),
      EXAMPLE_CLAIMS,
    ),
    cities,
  };
}

import { generatePath } from "react-router";
import { CITY_IDS, servedCities } from "~/web/pages/address-values";
import {
  listServedPlaces,
  type ServedPlace,
} from "~/catalog/company/content/content.queries.server";
import type { Sql } from "~/web/db.server";
import { findFleetChange, listCars } from "~/catalog/fleet/fleet.queries.server";
import { listShownPhotos } from "~/catalog/photos/photos.queries.server";
import { fullPath } from "~/catalog/photos/pictures/photo-sources";
import { GUIDES, guidesFor } from "~/site/guides/guides.server";
import type { PublicSite } from "~/catalog/company/public-site";
import { FALLBACK_LANGUAGE, type Language } from "~/web/i18n/languages";
import { PUBLIC_PAGES } from "~/web/pages/page-table";
import type { Page, Values } from "~/web/pages/page";
import { or503 } from "~/web/http/or-503.server";
import type { SitemapEntry } from "./sitemap-xml.server";

/** When the texts of pages without their own date were last revised. */
const TEXTS_REVISED = "2026-11-28";

/** The date that the privacy policy states (specification 2). */
const PRIVACY_UPDATED = "2025-01";

type SitemapSite = Pick<PublicSite, "publicAddress" | "canonicalAddress" | "languages">;

/** Lists all pages of the sitemap in each language. */
export async function listSitemap(sql: Sql, addresses: SitemapSite): Promise<SitemapEntry[]> {
  const [cars, fleetChanged, photos, places] = await or503(
    Promise.all([
      listCars(sql, FALLBACK_LANGUAGE),
      findFleetChange(sql),
      listShownPhotos(sql, FALLBACK_LANGUAGE),
      listServedPlaces(sql),
    ]),
  );
  const imagesOf = (carId: string) =>
    (photos.get(Number(carId)) ?? []).map((photo) => addresses.publicAddress(fullPath(photo)));
  const dates = {
    fleet: () => fleetChanged,
    guide: (id: string) => GUIDES.find((guide) => guide.id === id)?.date ?? TEXTS_REVISED,
    privacyPolicy: () => PRIVACY_UPDATED,
    texts: () => TEXTS_REVISED,
  };
  const carIds = cars.map(({ id }) => String(id));
  const guideIds = guidesFor(places).map(({ id }) => id);
  const hidden = hiddenCities(places);
  return PUBLIC_PAGES.flatMap(({ sitemap, ...page }: Page) => {
    if (!sitemap || hidden.includes(page.pattern)) return [];
    const ids = page.id === "guide" ? guideIds : page.segments ? carIds : [""];
    return ids.flatMap((id) => {
      const changed = dates[sitemap.changed](id);
      return searches(page, sitemap.query).flatMap((search) =>
        addresses.languages.map((lang) => {
          const path = generatePath(page.pattern, { id }) + search;
          const images = page.id === "car" ? imagesOf(id) : [];
          return { ...entry(addresses, { path, lang, changed }), images };
        }),
      );
    });
  });
}

/** Returns the addresses of cities that are not served. */
function hiddenCities(places: readonly ServedPlace[]): string[] {
  const served = servedCities(places.map(({ slug }) => slug));
  return CITY_IDS.filter((city) => !served.includes(city)).map((city) => `/${city}`);
}

/** Returns an empty query, and one for each listed value of the parameter. */
function searches({ query }: Pick<Page, "query">, name: string | undefined): string[] {
  if (!name) return [""];
  const values = listed(query?.[name]) ?? [];
  return ["", ...values.map((value) => `?${new URLSearchParams({ [name]: value })}`)];
}

function listed(values: Values | null | undefined): readonly string[] | null {
  return values && !(values instanceof RegExp) ? values : null;
}

function entry(
  { canonicalAddress, languages }: SitemapSite,
  { path, lang, changed }: { path: string; lang: Language; changed: string },
): SitemapEntry {
  return {
    address: canonicalAddress(path, lang),
    alternates: [
      ...languages.map((one) => ({ lang: one, address: canonicalAddress(path, one) })),
      { lang: "x-default", address: canonicalAddress(path, FALLBACK_LANGUAGE) },
    ],
    changed,
  };
}

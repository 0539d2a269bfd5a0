import { href } from "react-router";
import { BLOG_PATHS } from "~/blog/blog-meta.server";
import { CITY_IDS } from "~/cities/city";
import type { Sql } from "~/db.server";
import { carPath } from "~/fleet/page-meta.server";
import { findFleetChange, listCars } from "~/fleet/fleet.queries.server";
import { GUIDES } from "~/guides/guides.server";
import { guidePath } from "~/guides/guides-meta.server";
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from "~/i18n/languages";
import { orAway } from "~/web/http/or-away.server";
import type { SitemapEntry } from "~/web/http/sitemap.server";
import type { Addresses } from "~/i18n/addresses.server";

/** When the texts of the pages without a date of their own were last checked. */
const TEXTS_CHECKED = "2026-11-21";

/** The privacy policy says it of itself (specification 2). */
const PRIVACY_UPDATED = "2025-01";

/** Every page that search engines should know, in each language. */
export async function listSitemap(sql: Sql, addresses: Addresses): Promise<SitemapEntry[]> {
  const [cars, fleetChanged] = await orAway(
    Promise.all([listCars(sql, FALLBACK_LANGUAGE), findFleetChange(sql)]),
  );
  const pages = [
    { path: href("/"), changed: fleetChanged },
    { path: href("/all-cars"), changed: fleetChanged },
    ...cars.map((car) => ({ path: carPath(car), changed: fleetChanged })),
    ...GUIDES.map((guide) => ({ path: guidePath(guide.id), changed: guide.date })),
    ...[
      href("/guides"),
      ...BLOG_PATHS,
      ...CITY_IDS.map((city) => href("/:city", { city })),
      href("/faq"),
      href("/terms"),
    ].map((path) => ({ path, changed: TEXTS_CHECKED })),
    { path: href("/privacy-policy"), changed: PRIVACY_UPDATED },
  ];
  return pages.flatMap(({ path, changed }) =>
    LANGUAGES.map((lang) => entry(addresses, { path, lang, changed })),
  );
}

function entry(
  { canonicalAddress }: Addresses,
  { path, lang, changed }: { path: string; lang: Language; changed: string },
): SitemapEntry {
  return {
    address: canonicalAddress(path, lang),
    alternates: [
      ...LANGUAGES.map((one) => ({ lang: one, address: canonicalAddress(path, one) })),
      { lang: "x-default", address: canonicalAddress(path, FALLBACK_LANGUAGE) },
    ],
    changed,
  };
}

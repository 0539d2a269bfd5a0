import type { MetaDescriptor } from "react-router";
import { FALLBACK_LANGUAGE, languageDetails, type Language } from "~/web/i18n/languages";
import type { PublicSite } from "./public-site";

export type PageMeta = {
  lang: Language;
  /** The path in English with the query parameters that select another page: `/blog?guide=kazbegi`. */
  path: string;
  /** The title without the site's name. */
  title: string;
  /** Null omits the tag. */
  description: string | null;
  keywords: readonly string[] | string;
  type?: "website" | "article" | "product";
  noindex?: boolean;
  /** A picture for link previews instead of the site's card; sizes in pixels. */
  image?: { path: string; width: number; height: number } | null | undefined;
};

const CARD = { path: "/brand/social-card.png", width: 1200, height: 630 };

/** Returns a page's title, description, canonical and alternate links, and Open Graph tags. */
export function pageMeta(site: PublicSite, page: PageMeta): MetaDescriptor[] {
  const title = `${page.title} · ${site.company.siteName}`;
  const description = page.description ? [{ name: "description", content: page.description }] : [];
  return [
    { title },
    ...description,
    { name: "keywords", content: [page.keywords].flat().join(", ") },
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : []),
    ...addresses(site, page),
    ...openGraph(site, page, title),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function addresses(
  { canonicalAddress, languages }: PublicSite,
  { path, lang }: PageMeta,
): MetaDescriptor[] {
  const alternate = (hrefLang: string, href: string) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href,
  });
  return [
    { tagName: "link", rel: "canonical", href: canonicalAddress(path, lang) },
    ...languages.map((one) => alternate(one, canonicalAddress(path, one))),
    alternate("x-default", canonicalAddress(path, FALLBACK_LANGUAGE)),
  ];
}

function openGraph(site: PublicSite, page: PageMeta, title: string): MetaDescriptor[] {
  const { lang, path, description, type = "website" } = page;
  const image = page.image ?? CARD;
  const properties = {
    title,
    ...(description && { description }),
    type,
    url: site.canonicalAddress(path, lang),
    site_name: site.company.siteName,
    locale: localeOf(lang),
    image: site.publicAddress(image.path),
    "image:width": String(image.width),
    "image:height": String(image.height),
  };
  const others = site.languages.filter((one) => one !== lang).map(localeOf);
  return [...Object.entries(properties), ...others.map((other) => ["locale:alternate", other])].map(
    ([name, content]) => ({ property: `og:${name}`, content }),
  );
}

/** Returns the locale as Open Graph writes it: `en_US`. */
function localeOf(lang: Language): string {
  return languageDetails(lang).locale.replace("-", "_");
}

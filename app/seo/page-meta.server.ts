import type { MetaDescriptor } from "react-router";
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from "~/i18n/languages";
import type { PublicSite } from "~/company/public-site";

/** What search engines and cards in chats learn of a page. */
export type PageAbout = {
  lang: Language;
  /** With the query that makes another page, and no more: `/blog?guide=kazbegi`. */
  path: string;
  /** Without the site's name. */
  title: string;
  /** Left out where there is nothing to promise. */
  description: string | null;
  keywords: readonly string[] | string;
  type?: "website" | "article" | "product";
  /** Found by nobody who was not told. */
  hidden?: boolean;
};

const LOCALES: Readonly<Record<Language, string>> = { en: "en_US", ka: "ka_GE" };

const CARD = { path: "/brand/social-card.png", width: "1200", height: "630" };

/** The title, description and addresses of a page, with the tags that social networks read. */
export function pageMeta(site: PublicSite, page: PageAbout): MetaDescriptor[] {
  const title = `${page.title} · ${site.company.siteName}`;
  const description = page.description ? [{ name: "description", content: page.description }] : [];
  return [
    { title },
    ...description,
    { name: "keywords", content: [page.keywords].flat().join(", ") },
    ...(page.hidden ? [{ name: "robots", content: "noindex" }] : []),
    ...addresses(site, page),
    ...openGraph(site, page, title),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** Where the page is, in this language and in the others. */
function addresses({ canonicalAddress }: PublicSite, { path, lang }: PageAbout): MetaDescriptor[] {
  const alternate = (hrefLang: string, href: string) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href,
  });
  return [
    { tagName: "link", rel: "canonical", href: canonicalAddress(path, lang) },
    ...LANGUAGES.map((one) => alternate(one, canonicalAddress(path, one))),
    alternate("x-default", canonicalAddress(path, FALLBACK_LANGUAGE)),
  ];
}

function openGraph(site: PublicSite, page: PageAbout, title: string): MetaDescriptor[] {
  const { lang, path, description, type = "website" } = page;
  const properties = {
    title,
    ...(description && { description }),
    type,
    url: site.canonicalAddress(path, lang),
    site_name: site.company.siteName,
    locale: LOCALES[lang],
    image: site.publicAddress(CARD.path),
    "image:width": CARD.width,
    "image:height": CARD.height,
  };
  const others = LANGUAGES.filter((one) => one !== lang).map((one) => LOCALES[one]);
  return [...Object.entries(properties), ...others.map((other) => ["locale:alternate", other])].map(
    ([name, content]) => ({ property: `og:${name}`, content }),
  );
}

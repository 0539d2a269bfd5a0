import { escapeMarkup } from "~/web/browser/markup";

/** A page of the sitemap. All addresses are absolute. */
export type SitemapEntry = {
  address: string;
  /** The addresses of the page in each language. */
  alternates: readonly { lang: string; address: string }[];
  /** The date of the last change, `YYYY-MM` or `YYYY-MM-DD`. */
  changed: string;
  /** Absolute addresses of the page's photos. */
  images?: readonly string[];
};

/** Writes a sitemap (Sitemaps.org 0.9) with Google's alternates and images. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.map(urlOf).join("\n")}
</urlset>
`;
}

function urlOf({ address, alternates, changed, images = [] }: SitemapEntry) {
  const links = alternates.map(
    (one) =>
      `    <xhtml:link rel="alternate" hreflang="${one.lang}" href="${escapeMarkup(one.address)}"/>`,
  );
  return `  <url>
    <loc>${escapeMarkup(address)}</loc>
${links.join("\n")}
    <lastmod>${changed}</lastmod>${images.map(imageOf).join("")}
  </url>`;
}

function imageOf(address: string) {
  return `
    <image:image><image:loc>${escapeMarkup(address)}</image:loc></image:image>`;
}

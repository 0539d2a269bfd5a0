/** Metadata, texts and links of a page, from its markup or a browser. */
export type InspectedPage = {
  title: string;
  description: string;
  keywords: string;
  lang: string;
  canonical: string | null;
  /** Addresses by `hreflang`. */
  alternates: Record<string, string>;
  /** The `og:` and `twitter:` tags. */
  social: Record<string, string>;
  /** The levels of the headings, in order. */
  headings: number[];
  links: { href: string; hrefLang: string; target: string; rel: string; text: string }[];
  ids: string[];
  /** Visible and accessible texts, without elements in another language and names. */
  texts: string[];
  structured: unknown[];
};

/** Inspects a page. It also runs in the browser, so it can't use outer variables. */
export function inspect(document: Document): InspectedPage {
  const SHOW_TEXT = 4;
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  // React writes `hrefLang`, which only a browser lower-cases.
  const attribute = (element: Element | null, name: string) =>
    [...(element?.attributes ?? [])].find((one) => one.name.toLowerCase() === name)?.value ?? "";
  const content = (name: string) =>
    attribute(document.querySelector(`meta[name=${name}]`), "content");
  const language = attribute(document.documentElement, "lang");
  const foreign = (element: Element | null) =>
    element?.closest("[lang]")?.getAttribute("lang") !== language;
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node.parentElement;
    if (box?.closest("script, style, [translate=no], svg[aria-hidden]") || foreign(box)) continue;
    if (node.textContent?.trim()) texts.push(node.textContent.trim());
  }
  for (const name of ["alt", "aria-label", "title", "placeholder"])
    for (const element of all(`[${name}]`))
      if (!foreign(element)) texts.push(attribute(element, name));
  return {
    title: document.title,
    description: content("description"),
    keywords: content("keywords"),
    lang: language,
    canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? null,
    alternates: Object.fromEntries(
      all("link[rel=alternate]").map((link) => [
        attribute(link, "hreflang"),
        attribute(link, "href"),
      ]),
    ),
    social: Object.fromEntries(
      all("meta[property^='og:'], meta[name^='twitter:']").map((tag) => [
        attribute(tag, "property") || attribute(tag, "name"),
        attribute(tag, "content"),
      ]),
    ),
    headings: all("h1, h2, h3, h4, h5, h6").map((heading) => Number(heading.tagName[1])),
    links: all("a[href]").map((link) => ({
      href: attribute(link, "href"),
      hrefLang: attribute(link, "hreflang"),
      target: attribute(link, "target"),
      rel: attribute(link, "rel"),
      text: (link.textContent ?? "").trim(),
    })),
    ids: all("[id]").map((element) => element.id),
    texts,
    structured: all('script[type="application/ld+json"]').map(
      (script) => JSON.parse(script.textContent ?? "") as unknown,
    ),
  };
}

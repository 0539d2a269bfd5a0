import type { Page } from "@playwright/test";

/** What a page says of itself and where it leads, as it stands in the browser. */
export type Inspected = {
  title: string;
  description: string;
  keywords: string;
  lang: string;
  canonical: string | null;
  /** `hreflang` to address. */
  alternates: Record<string, string>;
  /** `og:` and `twitter:` tags. */
  social: Record<string, string>;
  /** Their levels, in order. */
  headings: number[];
  links: { href: string; target: string; rel: string; text: string }[];
  ids: string[];
  /** Texts that a visitor sees or hears, parts in another language and names left out. */
  texts: string[];
  structured: unknown[];
};

export function inspect(page: Page): Promise<Inspected> {
  return page.evaluate(() => {
    const all = <Kind extends Element>(selector: string) => [
      ...document.querySelectorAll<Kind>(selector),
    ];
    const content = (name: string) =>
      document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? "";
    const language = document.documentElement.lang;
    const foreign = (element: Element | null) =>
      element?.closest("[lang]")?.getAttribute("lang") !== language;
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const box = node.parentElement;
      if (box?.closest("script, style, [translate=no], svg[aria-hidden]") || foreign(box)) continue;
      if (node.textContent?.trim()) texts.push(node.textContent.trim());
    }
    for (const name of ["alt", "aria-label", "title", "placeholder"])
      for (const element of all(`[${name}]`))
        if (!foreign(element)) texts.push(element.getAttribute(name)!);
    return {
      title: document.title,
      description: content("description"),
      keywords: content("keywords"),
      lang: language,
      canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? null,
      alternates: Object.fromEntries(
        all<HTMLLinkElement>("link[rel=alternate]").map((link) => [link.hreflang, link.href]),
      ),
      social: Object.fromEntries(
        all<HTMLMetaElement>("meta[property^='og:'], meta[name^='twitter:']").map((tag) => [
          tag.getAttribute("property") ?? tag.name,
          tag.content,
        ]),
      ),
      headings: all("h1, h2, h3, h4, h5, h6").map((heading) => Number(heading.tagName[1])),
      links: all<HTMLAnchorElement>("a[href]").map((link) => ({
        href: link.getAttribute("href")!,
        target: link.target,
        rel: link.rel,
        text: (link.textContent ?? "").trim(),
      })),
      ids: all("[id]").map((element) => element.id),
      texts,
      structured: all('script[type="application/ld+json"]').map(
        (script) => JSON.parse(script.textContent ?? "") as unknown,
      ),
    };
  });
}

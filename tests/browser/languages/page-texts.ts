/** A text of a page, and the language that its markup says. */
export type PageText = { text: string; lang: string };

/** Collects what a page says, to readers and to listeners. It runs in the browser, so it can't use outer variables. */
export function pageTexts(): PageText[] {
  const texts: PageText[] = [];
  const add = (text: string | null | undefined, element: Element) => {
    const lang = element.closest("[lang]")?.getAttribute("lang") ?? "";
    if (text?.trim()) texts.push({ text: text.trim(), lang });
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node.parentElement!;
    if (!box.closest("script, style, textarea, noscript")) add(node.textContent, box);
  }
  for (const name of [
    "alt",
    "aria-label",
    "aria-description",
    "title",
    "placeholder",
    "label",
    "content",
  ]) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      add(element.getAttribute(name), element);
    }
  }
  for (const button of document.querySelectorAll("input[type=submit], input[type=button]")) {
    add((button as HTMLInputElement).value, button);
  }
  add(document.title, document.documentElement);
  for (const tag of document.querySelectorAll(
    "meta[name=description], meta[name=keywords], meta[property^='og:title'], meta[property='og:description']",
  )) {
    add(tag.getAttribute("content"), tag);
  }
  return texts;
}

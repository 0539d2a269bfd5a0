/**
 * The offline copy that this document was loaded from, by the service worker's `Server-Timing` entry;
 * null if the server sent it.
 */
export function documentCopy(): { address: string; cachedAt: string } | null {
  const [navigation] = performance.getEntriesByType("navigation");
  if (!(navigation instanceof PerformanceNavigationTiming)) return null;
  const entry = navigation.serverTiming?.find((timing) => timing.name === "cached-copy");
  if (!entry || Number.isNaN(Date.parse(entry.description))) return null;
  return { address: navigation.name, cachedAt: entry.description };
}

const ATTRIBUTE = "data-copy";

/** The attribute of the empty, hidden element that gets the text, with `{day}` and `{time}` of the copy. */
export function copyLabel(text: string) {
  return { [ATTRIBUTE]: text };
}

const LABEL = / hidden="" data-copy="([^"]*)">/;

/** The HTML of an offline copy, which says so before hydration. */
export function withCopyLabel(html: string, cachedAt: string): string {
  const [, lang = ""] = /<html lang="(\w+)"/.exec(html) ?? [];
  const date = new Date(cachedAt);
  // The region puts the day first.
  const locale = `${lang}-GB`;
  return html.replace(LABEL, (_, text: string) => {
    const day = date.toLocaleDateString(locale, { dateStyle: "long" });
    const time = date.toLocaleTimeString(locale, { timeStyle: "short", hourCycle: "h23" });
    return ` ${ATTRIBUTE}="">${text.replace("{day}", day).replace("{time}", time)}`;
  });
}

/** Call it before hydration: React shows the same itself. */
export function removeCopyLabel() {
  const label = document.querySelector<HTMLElement>(`[${ATTRIBUTE}]`);
  if (!label || label.hidden) return;
  label.textContent = "";
  label.hidden = true;
}

/** Telegram takes so many characters of a text, entities counted as what they show. */
export const TEXT_LENGTH = 4096;

/** A text for the HTML mode of Telegram. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** A text of at most so many UTF-16 units, cut between characters. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, Math.max(0, length - 1));
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}

/** The length of an HTML text as Telegram counts it. */
export function shownLength(html: string): number {
  return html.replaceAll(/<[^>]*>/g, "").replaceAll(/&(amp|lt|gt);/g, "&").length;
}

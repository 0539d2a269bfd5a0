/** Telegram takes so many characters of a text, entities counted as what they show. */
export const TEXT_LENGTH = 4096;

/** A text for the HTML mode of Telegram. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The length of an HTML text as Telegram counts it. */
export function shownLength(html: string): number {
  return html.replaceAll(/<[^>]*>/g, "").replaceAll(/&(amp|lt|gt);/g, "&").length;
}

/** Telegram's limit for a text, without tags and with entities counted as one character. */
export const TEXT_LENGTH = 4096;

/** Escapes a text for Telegram's HTML mode. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Returns the length of a text as Telegram counts it. */
export function shownLength(html: string): number {
  return html.replaceAll(/<[^<>]*>/g, "").replaceAll(/&(amp|lt|gt);/g, "&").length;
}

/** Telegram's limit for a text, without tags and with entities counted as one character. */
export const TEXT_LENGTH = 4096;

/** For Telegram's HTML mode. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The length as Telegram counts it. */
export function shownLength(html: string): number {
  return html.replaceAll(/<[^<>]*>/g, "").replaceAll(/&(amp|lt|gt);/g, "&").length;
}

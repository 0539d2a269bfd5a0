/** The longest address that a text may link to. */
export const MAX_LINK = 500;

/**
 * Returns a typed address as a link that is safe on a page; null unless it is one of a public host by `https:`,
 * without a user name. A missing `https://` is added.
 */
export function httpsLink(typed: string): string | null {
  const text = typed.trim();
  if (text === "" || text.length > MAX_LINK || /\s/.test(text)) return null;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== "https:" || url.username || url.password) return null;
  const isNamed = /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/.test(url.hostname);
  return isNamed && url.href.length <= MAX_LINK ? url.href : null;
}

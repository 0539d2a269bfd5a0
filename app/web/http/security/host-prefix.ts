/** The prefix of cookies on https. Browsers take such a cookie only from this very host, over https. */
export const HOST_PREFIX = "__Host-";

/**
 * Returns the names that a cookie may have: with the prefix on https, and without it on http or of an old
 * release.
 */
export function namesOfCookie(name: string): string[] {
  return [HOST_PREFIX + name, name];
}

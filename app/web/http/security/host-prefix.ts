/** The prefix of cookies on https. Browsers take such a cookie only from this very host, over https. */
export const HOST_PREFIX = "__Host-";

/** The names that a cookie may have: on https, and on http or from before the prefix. */
export function namesOfCookie(name: string): string[] {
  return [HOST_PREFIX + name, name];
}

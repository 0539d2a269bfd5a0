/** How many characters an address may have: servers and proxies refuse a long header. */
export const REDIRECT_LIMIT = 2_000;

/** Returns a path of this site to redirect to, without `lng`, which would override a choice; else `/`. */
export function localPath(value: FormDataEntryValue | null, base: string): string {
  if (typeof value !== "string" || value.length > REDIRECT_LIMIT) return "/";
  if (!URL.canParse(value, base)) return "/";
  const url = new URL(value, base);
  if (!value.startsWith("/") || url.origin !== new URL(base).origin) return "/";
  url.searchParams.delete("lng");
  // `/.//host` has the path `//host`, which is a protocol-relative URL.
  const path = url.pathname.replace(/^\/+/, "/") + url.search;
  return path.length <= REDIRECT_LIMIT ? path : "/";
}

/**
 * Returns the path of the page that a request is for: the router requests its data at `PATH.data`, of `/`
 * at `/_.data` or `/_root.data`.
 */
export function pagePath({ pathname }: { pathname: string }): string {
  return pathname.replace(/\/_(?:root)?\.data$/, "/").replace(/\.data$/, "");
}

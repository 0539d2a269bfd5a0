/** A path of this site to go back to, without a language that would overrule a choice; else `/`. */
export function localPath(value: FormDataEntryValue | null, base: string): string {
  if (typeof value !== "string" || !URL.canParse(value, base)) return "/";
  const url = new URL(value, base);
  if (!value.startsWith("/") || url.origin !== new URL(base).origin) return "/";
  url.searchParams.delete("lng");
  // `/.//host` has the path `//host`, and that is another site's address.
  return url.pathname.replace(/^\/+/, "/") + url.search;
}

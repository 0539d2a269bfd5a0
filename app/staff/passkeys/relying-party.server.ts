/** The site as passkeys know it: they are bound to its host name, and sign its origin. */
export type RelyingParty = { id: string; origin: string };

/**
 * Returns the origin of the public address. Without one it is the origin of the page that sent the request, which
 * `originCheck` has compared with the host.
 */
export function relyingParty(
  publicUrl: string | null,
  { url, headers }: Pick<Request, "url" | "headers">,
): RelyingParty {
  const sent = headers.get("Origin");
  const page = sent !== null && URL.canParse(sent) ? sent : url;
  const { hostname: id, origin } = new URL(publicUrl ?? page);
  return { id, origin };
}

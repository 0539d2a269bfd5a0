/** The data of a 403 for a form of this site that was opened at another address than `PUBLIC_URL`. */
export type WrongAddress = { publicOrigin: string };

/** The origin of `PUBLIC_URL`; null for the data of other errors. */
export function publicOriginIn(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("publicOrigin" in data)) return null;
  return String(data.publicOrigin);
}

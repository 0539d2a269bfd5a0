/**
 * Pages below `/bookings/` and `/decide/` have a token in their path. The path is read as the router
 * reads it: letters of either case, encoded or not.
 */
export function isSecretPath(pathname: string): boolean {
  return SECRET.test(decoded(pathname));
}

/** A path for the log, without the token. */
export function pathForLog(pathname: string): string {
  const [, place] = SECRET.exec(decoded(pathname)) ?? [];
  return place ? `/${place.toLowerCase()}/…` : pathname;
}

const SECRET = /^\/+(bookings|decide)\/+[^/]/i;

function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Pages below `/bookings/` have a booking's token in their path. The path is read as the router
 * reads it: letters of either case, encoded or not.
 */
export function isSecretPath(pathname: string): boolean {
  return /^\/+bookings\/+[^/]/i.test(decoded(pathname));
}

/** A path for the log, without the token. */
export function pathForLog(pathname: string): string {
  return isSecretPath(pathname) ? "/bookings/…" : pathname;
}

function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

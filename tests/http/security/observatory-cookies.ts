import { parseSetCookie, type SetCookie } from "cookie";

/** A fault of a cookie: the modifier of the score, and whether a cookie has the fault. */
type Fault = [modifier: number, has: (cookie: SetCookie, isHsts: boolean) => boolean];

const isSession = ({ name }: SetCookie) => /login|sess/i.test(name);

/** The faults of `src/analyzer/tests/cookies.js`, the worst first: only the worst of all cookies counts. */
const FAULTS: readonly Fault[] = [
  [-40, (cookie, isHsts) => isSession(cookie) && !cookie.secure && !isHsts],
  [-30, (cookie) => isSession(cookie) && !cookie.httpOnly],
  [-20, (cookie) => /csrf/i.test(cookie.name) && !cookie.sameSite],
  [-20, (cookie) => cookie.sameSite === "none" && !cookie.secure],
  [-10, (cookie, isHsts) => isSession(cookie) && !cookie.secure && isHsts],
  [-20, (cookie, isHsts) => !cookie.secure && !isHsts],
  [-5, (cookie) => !cookie.secure],
];

/**
 * Returns the modifier of `Set-Cookie` lines. `isHsts` states whether `Strict-Transport-Security` is in
 * order.
 */
export function cookieModifier(lines: readonly string[], isHsts: boolean): number {
  if (lines.length === 0) return 0;
  if (lines.some((line) => hasUnknownSameSite(line))) return -20;
  const cookies = lines.map((line) => parseSetCookie(line));
  const worst = FAULTS.find(([, has]) => cookies.some((cookie) => has(cookie, isHsts)));
  if (worst) return worst[0];
  return cookies.every(({ sameSite }) => sameSite) ? 5 : 0;
}

function hasUnknownSameSite(line: string) {
  const [, value] = /;\s*samesite\s*=?\s*([^;]*)/i.exec(line) ?? [];
  return value !== undefined && !/^(?:lax|strict|none)\s*$/i.test(value);
}

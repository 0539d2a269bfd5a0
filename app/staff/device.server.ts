import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { stringifySetCookie } from "cookie";
import {
  hostCookieName,
  isSecure,
  readHostCookie,
  type CookieRequest,
} from "~/web/http/security/host-cookie.server";
import type { Secret } from "./site-secret.server";

const YEAR_SECONDS = 365 * 86_400;

/**
 * Returns the cookie that marks a browser in which an account has signed in, so that its attempts have a budget of
 * their own (OWASP, device cookies). It opens nothing, and stays at sign-out.
 */
export async function deviceCookie(
  secret: Secret,
  { username, id, request }: { username: string; id: string | null; request: Request },
): Promise<string> {
  const device = id ?? randomBytes(16).toString("base64url");
  return stringifySetCookie({
    name: hostCookieName(cookieName(username), request),
    value: `${device}.${sign(await secret(), device, username)}`,
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: isSecure(request),
    maxAge: YEAR_SECONDS,
  });
}

/** Returns the id of the device of a request; null if the account has not signed in on it. */
export async function knownDevice(secret: Secret, request: CookieRequest, username: string) {
  const value = readHostCookie(request, cookieName(username));
  const [, id, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(value ?? "") ?? [];
  if (!id || !signature) return null;
  const expected = Buffer.from(sign(await secret(), id, username));
  return timingSafeEqual(Buffer.from(signature), expected) ? id : null;
}

/** Returns the name of a device's cookie. Each account that signs in here has one. */
function cookieName(username: string) {
  return `device-${createHash("sha256").update(username).digest("hex").slice(0, 8)}`;
}

function sign(secret: string, id: string, username: string) {
  return createHmac("sha256", secret).update(`device ${id} ${username}`).digest("base64url");
}

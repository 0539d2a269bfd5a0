import { createHash, randomBytes } from "node:crypto";
import { stringifySetCookie } from "cookie";
import type { Sql } from "~/web/db.server";
import {
  hostCookieName,
  isSecure,
  readHostCookie,
  type CookieRequest,
} from "~/web/http/security/host-cookie.server";
import { deleteSession, findSessionUser, updateConfirmed } from "./session.queries.server";
import type { Staff } from "./staff.queries.server";

const COOKIE = "session";
export const SESSION_SECONDS = 30 * 86_400;

/** Returns a new cookie value, and the id of its session in the database. */
export function newSessionToken() {
  const token = randomBytes(32).toString("base64url");
  return { token, id: sessionId(token) };
}

/**
 * Confirms a session. Returns the cookie's new value, so that a token which was stolen before opens
 * nothing; null if another request has changed it at the same time.
 */
export async function confirmSession(sql: Sql, id: string, byPasskey: boolean) {
  const { token, id: newId } = newSessionToken();
  return (await updateConfirmed(sql, { id, newId, byPasskey })) ? token : null;
}

/** Deletes the session of a request. */
export async function signOut(sql: Sql, request: CookieRequest) {
  const id = sessionIdOf(request);
  if (id) await deleteSession(sql, id);
}

/** Finds the staff account of a request, or null. */
export async function findStaff(sql: Sql, request: CookieRequest): Promise<Staff | null> {
  const id = sessionIdOf(request);
  return id ? findSessionUser(sql, id) : null;
}

/**
 * Finds the staff account of a request for a page or form of the desk, or null. The request keeps the session from
 * ending as idle.
 */
export async function findActiveStaff(sql: Sql, request: Request): Promise<Staff | null> {
  const id = sessionIdOf(request);
  return id ? findSessionUser(sql, id, { isActive: !isRefetch(request) }) : null;
}

/** Returns the id of the session in the cookie, valid or not; null without a cookie. */
export function sessionIdOf(request: CookieRequest): string | null {
  const token = readHostCookie(request, COOKIE);
  return token ? sessionId(token) : null;
}

/** Returns the `Set-Cookie` value; `null` removes the cookie. */
export function sessionCookie(token: string | null, request: Request): string {
  return stringifySetCookie({
    name: hostCookieName(COOKIE, request),
    value: token ?? "",
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: isSecure(request),
    maxAge: token ? SESSION_SECONDS : 0,
  });
}

function sessionId(token: string) {
  return createHash("sha256").update(token).digest("base64url");
}

const DATA_PATH = /\.data$/;

/**
 * Returns whether a request only reloads the data of the page that the browser shows, which the desk does every
 * minute without user input. A navigation comes from another address.
 */
export function isRefetch(request: Pick<Request, "url" | "method" | "headers">): boolean {
  const url = new URL(request.url);
  if (request.method !== "GET" || !DATA_PATH.test(url.pathname)) return false;
  const referrer = request.headers.get("Referer");
  if (!referrer || !URL.canParse(referrer)) return false;
  return pageOf(new URL(referrer)) === pageOf(url);
}

/** Returns path and query, without what the router adds to a request for data. */
function pageOf({ pathname, searchParams }: URL) {
  const query = new URLSearchParams(searchParams);
  query.delete("_routes");
  return `${pathname.replace(DATA_PATH, "")}?${query}`;
}

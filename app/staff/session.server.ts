import { withoutNul } from "~/web/plain-text";
import { createHash, randomBytes } from "node:crypto";
import { parseCookie, stringifySetCookie } from "cookie";
import type { Sql } from "~/db.server";
import { limitKey } from "~/web/http/client.server";
import { deviceLabel } from "./accounts/device-label";
import { BusyError, verifyPassword } from "./password.server";
import {
  claimAttempt,
  deleteSession,
  deleteAttempts,
  findSessionUser,
  findUser,
  insertSession,
  type Staff,
} from "./staff.queries.server";

const COOKIE = "session";
const SESSION_SECONDS = 30 * 86_400;

/** Strict for one address. Short for the account: an attacker must not lock its owner out. */
const PAIR_LIMIT = { freeAttempts: 5, maxSeconds: 900 };
const ACCOUNT_LIMIT = { freeAttempts: 100, maxSeconds: 30 };

export type SignedIn =
  | { ok: true; token: string }
  | { ok: false; reason: "wrong" }
  | { ok: false; reason: "busy" }
  | { ok: false; reason: "wait"; seconds: number };

/** Checks a password and opens a session. `token` is the cookie's value; the database stores its hash. */
export async function signIn(
  sql: Sql,
  attempt: { username: string; password: string; address: string; userAgent?: string | null },
): Promise<SignedIn> {
  // No account name contains NUL.
  const username = withoutNul(attempt.username.slice(0, 100), "\uFFFD");
  const account = `account ${username}`;
  const pair = `${account} from ${limitKey(attempt.address)}`;
  const seconds =
    (await claimAttempt(sql, pair, PAIR_LIMIT)) ??
    (await claimAttempt(sql, account, ACCOUNT_LIMIT));
  if (seconds !== null) return { ok: false, reason: "wait", seconds };
  const user = await findUser(sql, username);
  try {
    const matches = await verifyPassword(attempt.password, user?.password ?? null);
    if (!matches || !user) return { ok: false, reason: "wrong" };
  } catch (error) {
    if (error instanceof BusyError) return { ok: false, reason: "busy" };
    throw error;
  }
  const token = randomBytes(32).toString("base64url");
  const inserted = await insertSession(sql, {
    id: sessionId(token),
    userId: user.id,
    password: user.password,
    seconds: SESSION_SECONDS,
    device: deviceLabel(attempt.userAgent ?? null),
  });
  if (!inserted) return { ok: false, reason: "wrong" };
  await deleteAttempts(sql, [pair, account]);
  return { ok: true, token };
}

/** Deletes the session of a request. */
export async function signOut(sql: Sql, headers: Headers) {
  const id = sessionIdOf(headers);
  if (id) await deleteSession(sql, id);
}

/** The staff account of a request, or null. */
export async function findStaff(sql: Sql, headers: Headers): Promise<Staff | null> {
  const id = sessionIdOf(headers);
  return id ? findSessionUser(sql, id) : null;
}

/** The id of the session in the cookie, valid or not; null without a cookie. */
export function sessionIdOf(headers: Headers): string | null {
  const token = tokenOf(headers);
  return token ? sessionId(token) : null;
}

/** The `Set-Cookie` value; `null` removes the cookie. */
export function sessionCookie(token: string | null, request: Request): string {
  return stringifySetCookie({
    name: COOKIE,
    value: token ?? "",
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: new URL(request.url).protocol === "https:",
    maxAge: token ? SESSION_SECONDS : 0,
  });
}

function tokenOf(headers: Headers) {
  return parseCookie(headers.get("Cookie") ?? "")[COOKIE];
}

function sessionId(token: string) {
  return createHash("sha256").update(token).digest("base64url");
}

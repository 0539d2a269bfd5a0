import type { Sql } from "~/web/db.server";
import type { Role } from "~/web/pages/roles";
import { withoutNul } from "~/web/plain-text";
import { deviceLabel } from "./accounts/device-label";
import { claimAttempts, deleteAttempts } from "./attempts.queries.server";
import { BusyError } from "./hash-lane.server";
import { hashPassword, hasOtherCost, verifyPassword, type Lane } from "./password.server";
import type { HashCost } from "./password-rules";
import { passwordFault } from "./password-rules.server";
import { newSessionToken, SESSION_SECONDS } from "./session.server";
import { takeCode, type CodeRefusal } from "./second-factor/second-factor.server";
import { signInClaims } from "./sign-in-limits";
import type { Secret } from "./site-secret.server";
import { insertSession } from "./session.queries.server";
import { findUser, replaceHash, updateSignedIn, type User } from "./staff.queries.server";

export type SignInResult =
  /** The account is signed in. `token` is the cookie's value; the database stores its hash. */
  | { ok: true; token: string; username: string; role: Role; isNewDevice: boolean }
  /** The name or the password is wrong. `account` is null if there is no such account. */
  | { ok: false; reason: "wrong"; account: string | null }
  /** The password is right, but the account may not sign in. */
  | { ok: false; reason: "disabled"; account: string }
  /** The password is right, but it is a first one that was not changed in time. */
  | { ok: false; reason: "expired"; account: string }
  /** The password is right, the code is missing or refused. */
  | { ok: false; reason: "code"; account: string; refusal: CodeRefusal | null }
  /** The password is right, but the account's second factor is a passkey, and one is demanded. */
  | { ok: false; reason: "passkey"; account: string }
  | { ok: false; reason: "busy" }
  | { ok: false; reason: "wait"; seconds: number };

export type SignInAttempt = {
  username: string;
  password: string;
  /** The address of the client. */
  address: string;
  userAgent?: string | null;
  /** The known device that the attempt comes from (`knownDevice`). */
  deviceId?: string | null;
  /** The id of the session that a new one replaces. */
  sessionId?: string | null;
  /** The site's secret, and the code of the second factor. */
  factor?: { secret: Secret; code: string };
  /** The names of the site, which are no good passwords. */
  names?: readonly string[];
  /** The cost of new hashes: the password is hashed again if its hash has another one. */
  cost?: HashCost;
};

/** Checks a password and opens a session. */
export async function signIn(sql: Sql, attempt: SignInAttempt): Promise<SignInResult> {
  const { address, deviceId = null } = attempt;
  // No account name contains NUL.
  const username = withoutNul(attempt.username.slice(0, 100), "\uFFFD");
  const claims = signInClaims({ username, address, deviceId });
  const seconds = await claimAttempts(sql, claims);
  if (seconds !== null) return { ok: false, reason: "wait", seconds };
  const lane = deviceId === null ? "stranger" : "known";
  const { password, cost } = attempt;
  const checked = await checkPassword(sql, { username, password, lane, cost });
  if (!checked.ok) return checked;
  const refused = await checkFactor(sql, checked.user, attempt);
  if (refused) return refused;
  const { userAgent, sessionId, names = [] } = attempt;
  const fault = await passwordFault(password, [username, ...names]);
  const token = await openSession(sql, checked.user, {
    userAgent,
    sessionId,
    byPasskey: false,
    state: fault ? "weak" : "good",
  });
  if (!token) return { ok: false, reason: "wrong", account: username };
  await renewHash(sql, checked.user, attempt);
  await deleteAttempts(
    sql,
    claims.map(({ subject }) => subject),
  );
  // An account that has never signed in has only new devices.
  const isNewDevice = deviceId === null && checked.user.hasSignedIn;
  return { ok: true, token, username, role: checked.user.role, isNewDevice };
}

/** Hashes a password with the present cost: only a sign-in knows it. With a full queue the next one does it. */
async function renewHash(sql: Sql, user: User, { password, cost }: SignInAttempt) {
  if (!cost || !hasOtherCost(user.password, cost)) return;
  try {
    await replaceHash(sql, user, await hashPassword(password, cost));
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
  }
}

type Check = { username: string; password: string; lane: Lane; cost?: HashCost };

async function checkPassword(sql: Sql, { username, password, lane, cost }: Check) {
  const user = await findUser(sql, username);
  try {
    const isRight = await verifyPassword(password, user?.password ?? null, { lane, cost });
    if (!user || !isRight) {
      return { ok: false as const, reason: "wrong" as const, account: user?.username ?? null };
    }
  } catch (error) {
    if (error instanceof BusyError) return { ok: false as const, reason: "busy" as const };
    throw error;
  }
  if (!user.isDisabled && !user.hasExpired) return { ok: true as const, user };
  const reason = user.isDisabled ? ("disabled" as const) : ("expired" as const);
  return { ok: false as const, reason, account: user.username };
}

/** Checks the second factor. Returns null if there is none, or its code is right. */
async function checkFactor(sql: Sql, user: User, { factor, deviceId = null }: SignInAttempt) {
  if (user.needsPasskey) return { ok: false, reason: "passkey", account: user.username } as const;
  if (!user.hasFactor) return null;
  const refuse = (refusal: CodeRefusal | null) =>
    ({ ok: false, reason: "code", account: user.username, refusal }) as const;
  if (!factor?.code.trim()) return refuse(null);
  const { secret, code } = factor;
  // Strangers who know the password must not lock a known device.
  const source = deviceId === null ? "stranger" : `device ${deviceId}`;
  const checked = await takeCode(
    sql,
    { userId: user.id, source, secret },
    { code, now: new Date() },
  );
  return checked.ok ? null : refuse(checked);
}

type Opening = Pick<SignInAttempt, "userAgent" | "sessionId"> & {
  /** Whether the session is opened by a passkey, which is two factors. */
  byPasskey: boolean;
  /** The state of the password by the present rules; null if it is not known. */
  state: "good" | "weak" | null;
};

/** Opens a session and returns its token. Null if the password has changed since the account was read. */
export async function openSession(sql: Sql, user: User, opening: Opening) {
  const { token, id } = newSessionToken();
  const inserted = await insertSession(sql, {
    id,
    userId: user.id,
    passwordSetAt: user.passwordSetAt,
    seconds: SESSION_SECONDS,
    device: deviceLabel(opening.userAgent ?? null),
    byPasskey: opening.byPasskey,
    replaced: opening.sessionId ?? null,
  });
  if (!inserted) return null;
  await updateSignedIn(sql, user.id, opening.state);
  return token;
}

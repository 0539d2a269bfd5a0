import type { Sql } from "~/web/db.server";
import { claimAttempts, deleteAttempts } from "~/staff/attempts.queries.server";
import { knownDevice } from "~/staff/device.server";
import { passkeyClaims } from "~/staff/sign-in-limits";
import { openSession, type SignInResult } from "~/staff/sign-in.server";
import { findUser } from "~/staff/staff.queries.server";
import { readAssertion } from "./passkey-response.server";
import { findPasskey } from "./passkeys.queries.server";
import { verifyPasskey, type PasskeyUse } from "./verify-passkey.server";

type PasskeyAttempt = Omit<PasskeyUse, "purpose" | "sessionId"> & {
  /** The credential that the browser sent. */
  response: string;
  /** The address of the client. */
  address: string;
  /** The id of the session that a new one replaces. */
  sessionId: string | null;
};

const WRONG = { ok: false, reason: "wrong", account: null } as const;

/** Checks a passkey, which is both factors, and opens a session. */
export async function signInByPasskey(sql: Sql, attempt: PasskeyAttempt): Promise<SignInResult> {
  const { request, secret, address } = attempt;
  const assertion = readAssertion(attempt.response);
  const passkey = assertion && (await findPasskey(sql, assertion.id));
  const deviceId = passkey && (await knownDevice(secret, request, passkey.username));
  const claims = passkeyClaims({ address, deviceId });
  const seconds = await claimAttempts(sql, claims);
  if (seconds !== null) return { ok: false, reason: "wait", seconds };
  if (!assertion || !passkey) return WRONG;
  const account = passkey.username;
  const use = { ...attempt, purpose: "sign-in", sessionId: null } as const;
  if (!(await verifyPasskey(sql, use, { assertion, passkey }))) return { ...WRONG, account };
  const user = await findUser(sql, account);
  if (!user) return WRONG;
  if (user.isDisabled) return { ok: false, reason: "disabled", account };
  const token = await openSession(sql, user, {
    userAgent: request.headers.get("User-Agent"),
    sessionId: attempt.sessionId,
    byPasskey: true,
    state: null,
  });
  if (!token) return { ...WRONG, account };
  await deleteAttempts(
    sql,
    claims.map(({ subject }) => subject),
  );
  const isNewDevice = deviceId === null && user.hasSignedIn;
  return { ok: true, token, username: account, role: user.role, isNewDevice };
}

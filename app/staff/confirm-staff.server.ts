import type { Sql } from "~/db.server";
import { claimAttempt, deleteAttempts } from "./attempts.queries.server";
import { BusyError, verifyPassword } from "./password.server";
import { readAssertion } from "./passkeys/passkey-response.server";
import { findPasskey } from "./passkeys/passkeys.queries.server";
import { verifyPasskey, type PasskeyUse } from "./passkeys/verify-passkey.server";
import { takeCode } from "./second-factor/second-factor.server";
import { confirmSession } from "./session.server";
import type { Secret } from "./site-secret.server";
import { findUser, type Staff } from "./staff.queries.server";

/** Against guessing at a desk that was left signed in. */
const LIMIT = { freeAttempts: 5, maxSeconds: 900 };

export type Confirmed =
  /** The cookie's new value; null if it stays. */
  | { ok: true; token: string | null }
  | { ok: false; reason: "wrong" | "busy" }
  | { ok: false; reason: "wait"; seconds: number };

type AtDesk = { staff: Staff; sessionId: string; secret: Secret; now: Date };

/** The password, or a code of the second factor. */
type Confirmation = AtDesk & { typed: string };

/** What the browser sent. */
type PasskeyConfirmation = AtDesk & Pick<PasskeyUse, "headers" | "site"> & { response: string };

/** Confirms who is at the desk: the session counts as confirmed for some minutes, and gets a new token. */
export async function confirmStaff(sql: Sql, confirmation: Confirmation): Promise<Confirmed> {
  return confirmWith(sql, confirmation, {
    isRight: () => isRight(sql, confirmation),
    byPasskey: false,
  });
}

/** The same by a passkey of the account. */
export function confirmByPasskey(sql: Sql, confirmation: PasskeyConfirmation): Promise<Confirmed> {
  return confirmWith(sql, confirmation, {
    isRight: () => isOwnPasskey(sql, confirmation),
    byPasskey: true,
  });
}

type Way = { isRight: () => Promise<boolean>; byPasskey: boolean };

async function confirmWith(
  sql: Sql,
  { staff, sessionId }: AtDesk,
  { isRight: check, byPasskey }: Way,
): Promise<Confirmed> {
  const subject = `password of ${staff.username}`;
  const seconds = await claimAttempt(sql, subject, LIMIT);
  if (seconds !== null) return { ok: false, reason: "wait", seconds };
  try {
    if (!(await check())) return { ok: false, reason: "wrong" };
  } catch (error) {
    if (error instanceof BusyError) return { ok: false, reason: "busy" };
    throw error;
  }
  await deleteAttempts(sql, [subject]);
  return { ok: true, token: await confirmSession(sql, sessionId, byPasskey) };
}

async function isRight(sql: Sql, { staff, secret, typed, now }: Confirmation) {
  if (staff.hasFactor && /^[\d\s]{6,7}$/.test(typed)) {
    const checked = await takeCode(sql, { userId: staff.id, secret }, { code: typed, now });
    return checked.ok;
  }
  const user = await findUser(sql, staff.username);
  return user !== null && verifyPassword(typed, user.password);
}

async function isOwnPasskey(sql: Sql, confirmation: PasskeyConfirmation) {
  const assertion = readAssertion(confirmation.response);
  const passkey = assertion && (await findPasskey(sql, assertion.id));
  if (!passkey || passkey.userId !== confirmation.staff.id) return false;
  return verifyPasskey(sql, { ...confirmation, purpose: "confirm" }, { assertion, passkey });
}

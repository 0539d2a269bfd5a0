import type { Sql } from "~/web/db.server";
import { claimAttempt, deleteAttempts } from "./attempts.queries.server";
import { BusyError } from "./hash-lane.server";
import { verifyPassword } from "./password.server";
import { readAssertion } from "./passkeys/passkey-response.server";
import { findPasskey } from "./passkeys/passkeys.queries.server";
import { verifyPasskey, type PasskeyUse } from "./passkeys/verify-passkey.server";
import { takeCode } from "./second-factor/second-factor.server";
import { confirmSession } from "./session.server";
import type { Secret } from "./site-secret.server";
import { findUser, type Staff } from "./staff.queries.server";

/** The limit of attempts, against guessing at a desk that was left signed in. */
const LIMIT = { freeAttempts: 5, maxSeconds: 900 };

export type ConfirmStaffResult =
  /** The person is confirmed. `token` is the cookie's new value; null if it stays. */
  | { ok: true; token: string | null }
  /**
   * `passkey`: the sign-in of the account takes nothing else. `locked`: after many wrong codes it takes only a
   * passkey or a recovery code.
   */
  | { ok: false; reason: "wrong" | "passkey" | "locked" | "busy" }
  | { ok: false; reason: "wait"; seconds: number };

type AtDesk = { staff: Staff; sessionId: string; secret: Secret; now: Date };

/** A confirmation by the password, and the code of an account with a second factor. */
type Confirmation = AtDesk & { password: string; code: string };

/** A confirmation by a passkey. `response` is what the browser sent. */
type PasskeyConfirmation = AtDesk & Pick<PasskeyUse, "request" | "site"> & { response: string };

/**
 * Confirms who is at the desk, by all that a sign-in of the account takes: the session counts as
 * confirmed for some minutes, and gets a new token.
 */
export async function confirmStaff(
  sql: Sql,
  confirmation: Confirmation,
): Promise<ConfirmStaffResult> {
  return confirmWith(sql, confirmation, {
    check: () => checkTyped(sql, confirmation),
    byPasskey: false,
  });
}

/**
 * Confirms who is at the desk by a passkey of the account: the session counts as confirmed for some minutes, and
 * gets a new token.
 */
export function confirmByPasskey(
  sql: Sql,
  confirmation: PasskeyConfirmation,
): Promise<ConfirmStaffResult> {
  return confirmWith(sql, confirmation, {
    check: async () => ((await isOwnPasskey(sql, confirmation)) ? null : "wrong"),
    byPasskey: true,
  });
}

/** A way to confirm. `check` resolves with the fault, or null. */
type ConfirmationMethod = {
  check: () => Promise<"wrong" | "passkey" | "locked" | null>;
  byPasskey: boolean;
};

async function confirmWith(
  sql: Sql,
  { staff, sessionId }: AtDesk,
  { check, byPasskey }: ConfirmationMethod,
): Promise<ConfirmStaffResult> {
  const subject = `password of ${staff.username}`;
  const seconds = await claimAttempt(sql, subject, LIMIT);
  if (seconds !== null) return { ok: false, reason: "wait", seconds };
  try {
    const reason = await check();
    if (reason) return { ok: false, reason };
  } catch (error) {
    if (error instanceof BusyError) return { ok: false, reason: "busy" };
    throw error;
  }
  await deleteAttempts(sql, [subject]);
  return { ok: true, token: await confirmSession(sql, sessionId, byPasskey) };
}

/** Checks the password and the code that were typed. A wrong password does not use a code up. */
async function checkTyped(sql: Sql, { staff, secret, password, code, now }: Confirmation) {
  const user = await findUser(sql, staff.username);
  if (user?.needsPasskey) return "passkey";
  if (!user || !(await verifyPassword(password, user.password))) return "wrong";
  const checked = await takeCode(sql, { userId: user.id, source: "desk", secret }, { code, now });
  if (checked.ok) return null;
  return checked.reason === "locked" ? "locked" : "wrong";
}

async function isOwnPasskey(sql: Sql, confirmation: PasskeyConfirmation) {
  const assertion = readAssertion(confirmation.response);
  const passkey = assertion && (await findPasskey(sql, assertion.id));
  if (!passkey || passkey.userId !== confirmation.staff.id) return false;
  return verifyPasskey(sql, { ...confirmation, purpose: "confirm" }, { assertion, passkey });
}

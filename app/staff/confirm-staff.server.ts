import type { Sql } from "~/db.server";
import { claimAttempt, deleteAttempts } from "./attempts.queries.server";
import { BusyError, verifyPassword } from "./password.server";
import { takeCode } from "./second-factor/second-factor.server";
import type { Secret } from "./site-secret.server";
import { findUser, updateConfirmed, type Staff } from "./staff.queries.server";

/** Against guessing at a desk that was left signed in. */
const LIMIT = { freeAttempts: 5, maxSeconds: 900 };

export type Confirmed =
  | { ok: true }
  | { ok: false; reason: "wrong" | "busy" }
  | { ok: false; reason: "wait"; seconds: number };

type Confirmation = {
  staff: Staff;
  sessionId: string;
  secret: Secret;
  /** The password, or a code of the second factor. */
  typed: string;
  now: Date;
};

/** Confirms who is at the desk: the session counts as confirmed for some minutes. */
export async function confirmStaff(sql: Sql, confirmation: Confirmation): Promise<Confirmed> {
  const { staff, sessionId } = confirmation;
  const subject = `password of ${staff.username}`;
  const seconds = await claimAttempt(sql, subject, LIMIT);
  if (seconds !== null) return { ok: false, reason: "wait", seconds };
  try {
    if (!(await isRight(sql, confirmation))) return { ok: false, reason: "wrong" };
  } catch (error) {
    if (error instanceof BusyError) return { ok: false, reason: "busy" };
    throw error;
  }
  await deleteAttempts(sql, [subject]);
  await updateConfirmed(sql, sessionId);
  return { ok: true };
}

async function isRight(sql: Sql, { staff, secret, typed, now }: Confirmation) {
  if (staff.hasFactor && /^[\d\s]{6,7}$/.test(typed)) {
    const checked = await takeCode(sql, { userId: staff.id, secret }, { code: typed, now });
    return checked.ok;
  }
  const user = await findUser(sql, staff.username);
  return user !== null && verifyPassword(typed, user.password);
}

import type { Sql } from "~/web/db.server";
import { type HashCost, PASSWORD_LENGTH, PASSWORD_FIELDS } from "~/staff/password-rules";
import { BusyError } from "~/staff/hash-lane.server";
import { hashPassword, verifyPassword } from "~/staff/password.server";
import { claimAttempt, deleteAttempts } from "~/staff/attempts.queries.server";
import { passwordFault, type PasswordFault } from "~/staff/password-rules.server";
import { newSessionToken } from "~/staff/session.server";
import { findUser, type Staff } from "~/staff/staff.queries.server";
import { type MessageKey, messageKey } from "~/web/message-key";
import { parseSubmission, type FormErrors } from "~/web/http/submission.server";
import { replacePassword } from "./accounts.queries.server";
import { z } from "zod";

/** The limit of attempts, against guessing at a desk that was left signed in. */
const LIMIT = { freeAttempts: 5, maxSeconds: 900 };

export type ChangePasswordResult =
  /** The password is changed. `token` is the cookie's new value. */
  | { ok: true; token: string }
  | { ok: false; reason: "invalid"; errors: FormErrors }
  | { ok: false; reason: "wait"; seconds: number }
  | { ok: false; reason: "busy" };

type Change = {
  staff: Staff;
  sessionId: string;
  form: FormData;
  /** The names of the site, which are refused as passwords. */
  names: readonly string[];
  cost: HashCost;
};

/** The message keys of faults in a form. */
export const PASSWORD_FAULTS: Record<PasswordFault, MessageKey> = {
  length: "account.errors.length",
  common: "account.errors.common",
  name: "account.errors.name",
};

/**
 * Changes the password of an account, ends all its other sessions, and gives this one a new id. Errors are
 * translation keys by field.
 */
export async function changePassword(sql: Sql, change: Change): Promise<ChangePasswordResult> {
  const { staff, form } = change;
  const submission = parseSubmission(form, passwordSchema, PASSWORD_FIELDS);
  if (submission.status !== "success") return invalid(submission.error);
  const { password, newPassword } = submission.value;
  const names = [staff.username, ...change.names];
  const fault = await passwordFault(newPassword, names);
  if (fault) return invalid({ newPassword: [PASSWORD_FAULTS[fault]] });
  const subject = `password of ${staff.username}`;
  const seconds = await claimAttempt(sql, subject, LIMIT);
  if (seconds !== null) return { ok: false, reason: "wait", seconds };
  const { token, id: newSession } = newSessionToken();
  try {
    const user = await findUser(sql, staff.username);
    if (!user || !(await verifyPassword(password, user.password))) return wrong();
    const replaced = await replacePassword(sql, {
      userId: user.id,
      oldHash: user.password,
      newHash: await hashPassword(newPassword, change.cost),
      currentSession: change.sessionId,
      newSession,
    });
    if (!replaced) return wrong();
  } catch (error) {
    if (error instanceof BusyError) return { ok: false, reason: "busy" };
    throw error;
  }
  await deleteAttempts(sql, [subject]);
  return { ok: true, token };
}

function wrong() {
  return invalid({ password: ["account.errors.wrong"] });
}

function invalid(errors: FormErrors | null): ChangePasswordResult {
  return { ok: false, reason: "invalid", errors: errors ?? {} };
}

const typed = (missing: MessageKey) => z.string({ error: missing }).min(1, missing);
const LENGTH = messageKey("account.errors.length");

/** The schema of a change of password. Messages are translation keys. */
export const passwordSchema = z
  .object({
    password: typed("account.errors.password").max(1000, messageKey("account.errors.wrong")),
    newPassword: z
      .string({ error: LENGTH })
      .min(PASSWORD_LENGTH.min, LENGTH)
      .max(PASSWORD_LENGTH.max, LENGTH),
    newPasswordAgain: typed("account.errors.again"),
  })
  .superRefine(({ password, newPassword, newPasswordAgain }, context) => {
    const refuse = (field: string, message: MessageKey) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (newPassword && newPassword === password) refuse("newPassword", "account.errors.same");
    if (newPassword !== newPasswordAgain) refuse("newPasswordAgain", "account.errors.differ");
  });

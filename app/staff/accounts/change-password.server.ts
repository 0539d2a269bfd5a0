import type { Sql } from "~/db.server";
import { BusyError, hashPassword, verifyPassword } from "~/staff/password.server";
import { claimAttempt, deleteAttempts, findUser, type Staff } from "~/staff/staff.queries.server";
import { PASSWORD_FIELDS, type PasswordField } from "./password-fields";
import { parseForm, type FormErrors } from "~/web/http/form.server";
import { replacePassword } from "./accounts.queries.server";
import { passwordSchema } from "./password.schema";

/** Against guessing at a desk that was left signed in. */
const LIMIT = { freeAttempts: 5, maxSeconds: 900 };

export type PasswordErrors = FormErrors<PasswordField>;

export type PasswordChanged =
  | { ok: true }
  | { ok: false; reason: "invalid"; errors: PasswordErrors }
  | { ok: false; reason: "wait"; seconds: number }
  | { ok: false; reason: "busy" };

type Change = { staff: Staff; sessionId: string; form: FormData };

/** Also ends all other sessions of the account. Errors are translation keys by field. */
export async function changePassword(sql: Sql, change: Change): Promise<PasswordChanged> {
  const { staff, form } = change;
  const parsed = parseForm(form, passwordSchema, PASSWORD_FIELDS);
  if (!parsed.ok) return invalid(parsed.errors);
  const subject = `password of ${staff.username}`;
  const seconds = await claimAttempt(sql, subject, LIMIT);
  if (seconds !== null) return { ok: false, reason: "wait", seconds };
  try {
    const { password, newPassword } = parsed.value;
    const user = await findUser(sql, staff.username);
    const matches = await verifyPassword(password, user?.password ?? null);
    if (!user || !matches) return wrong();
    const replaced = await replacePassword(sql, {
      userId: user.id,
      oldHash: user.password,
      newHash: await hashPassword(newPassword),
      currentSession: change.sessionId,
    });
    if (!replaced) return wrong();
  } catch (error) {
    if (error instanceof BusyError) return { ok: false, reason: "busy" };
    throw error;
  }
  await deleteAttempts(sql, [subject]);
  return { ok: true };
}

function wrong() {
  return invalid({ password: ["account.errors.wrong"] });
}

function invalid(errors: PasswordErrors): PasswordChanged {
  return { ok: false, reason: "invalid", errors };
}

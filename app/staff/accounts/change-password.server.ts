import type { Sql } from "~/db.server";
import { BusyError, hashPassword, verifyPassword } from "~/staff/password.server";
import { claimTry, deleteTries, findUser, type Staff } from "~/staff/staff.queries.server";
import { PASSWORD_FIELDS, type PasswordField } from "./password-fields";
import { parseForm, type FormErrors } from "~/web/http/form.server";
import { replacePassword } from "./accounts.queries.server";
import { passwordSchema } from "./password.schema";

/** Who is signed in may mistype; who found an open desk must not guess. */
const LIMIT = { free: 5, longest: 900 };

export type PasswordErrors = FormErrors<PasswordField>;

export type PasswordChanged =
  | { ok: true }
  | { ok: false; reason: "invalid"; errors: PasswordErrors }
  | { ok: false; reason: "wait"; seconds: number }
  | { ok: false; reason: "busy" };

type Change = { staff: Staff; sessionId: string; form: FormData };

/**
 * Changes the password of who is signed in and ends all other sessions of the account. Errors are
 * translation keys by field.
 */
export async function changePassword(sql: Sql, change: Change): Promise<PasswordChanged> {
  const { staff, form } = change;
  const parsed = parseForm(form, passwordSchema, PASSWORD_FIELDS);
  if (!parsed.ok) return invalid(parsed.errors);
  const tries = `password of ${staff.username}`;
  const seconds = await claimTry(sql, tries, LIMIT);
  if (seconds !== null) return { ok: false, reason: "wait", seconds };
  try {
    const { password, newPassword } = parsed.value;
    const user = await findUser(sql, staff.username);
    const fits = await verifyPassword(password, user?.password ?? null);
    if (!user || !fits) return wrong();
    const fresh = await hashPassword(newPassword);
    const replaced = await replacePassword(sql, {
      userId: user.id,
      old: user.password,
      fresh,
      keptSession: change.sessionId,
    });
    if (!replaced) return wrong();
  } catch (error) {
    if (error instanceof BusyError) return { ok: false, reason: "busy" };
    throw error;
  }
  await deleteTries(sql, [tries]);
  return { ok: true };
}

function wrong() {
  return invalid({ password: ["account.errors.wrong"] });
}

function invalid(errors: PasswordErrors): PasswordChanged {
  return { ok: false, reason: "invalid", errors };
}

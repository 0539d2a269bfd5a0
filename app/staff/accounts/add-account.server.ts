import type { Sql } from "~/web/db.server";
import type { Role } from "~/web/pages/roles";
import { type HashCost, NEW_ACCOUNT_FIELDS } from "~/staff/password-rules";
import { BusyError } from "~/staff/hash-lane.server";
import { hashPassword } from "~/staff/password.server";
import { passwordFault } from "~/staff/password-rules.server";
import { insertUser } from "~/staff/staff.queries.server";
import { parseSubmission, type FormErrors } from "~/web/http/submission.server";
import { PASSWORD_FAULTS } from "./change-password.server";
import { newAccountSchema } from "./new-account.schema";

export type AddAccountResult =
  | { ok: true; username: string; role: Role }
  | { ok: false; reason: "invalid"; errors: FormErrors }
  | { ok: false; reason: "busy" };

/** Adds an account that has to choose a password of its own at its first sign-in. */
export async function addAccount(
  sql: Sql,
  { form, names, cost }: { form: FormData; names: readonly string[]; cost: HashCost },
): Promise<AddAccountResult> {
  const submission = parseSubmission(form, newAccountSchema, NEW_ACCOUNT_FIELDS);
  if (submission.status !== "success") return invalid(submission.error);
  const { username, role, password } = submission.value;
  const fault = await passwordFault(password, [username, ...names]);
  if (fault) return invalid({ password: [PASSWORD_FAULTS[fault]] });
  try {
    const hash = await hashPassword(password, cost);
    if (await insertUser(sql, username, hash, { role, state: "first" })) {
      return { ok: true, username, role };
    }
    return invalid({ username: ["accounts.errors.taken"] });
  } catch (error) {
    if (error instanceof BusyError) return { ok: false, reason: "busy" };
    throw error;
  }
}

function invalid(errors: FormErrors | null): AddAccountResult {
  return { ok: false, reason: "invalid", errors: errors ?? {} };
}

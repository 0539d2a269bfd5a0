import { createInterface } from "node:readline/promises";
import type { Sql } from "~/web/db.server";
import type { Role } from "~/web/pages/roles";
import {
  deleteAccount,
  listAccounts,
  updateDisabled,
  updateRole,
  type AccountChange,
  type StaffAccount,
} from "~/staff/accounts/staff-accounts.queries.server";
import { newPassword } from "~/staff/first-account.server";
import { FAULT_SENTENCES, passwordFault } from "~/staff/password-rules.server";
import { hashPassword } from "~/staff/password.server";
import { insertUser, updatePassword, type PasswordState } from "~/staff/staff.queries.server";

/** `detail` is what the security log records. */
type Result = { ok: true; text: string; detail: string | null } | { ok: false; problem: string };

type Target = {
  username: string;
  role: Role;
  /** Whether a new password also turns off the second factor, whose owner has lost it. */
  removesFactors: boolean;
  /** The names of the site, which must not be passwords. */
  names: readonly string[];
};

/** The commands of `npm run staff` by name. */
export const STAFF_COMMANDS = {
  async list(sql: Sql): Promise<Result> {
    const accounts = await listAccounts(sql);
    return { ok: true, text: accounts.map(accountLine).join("\n"), detail: null };
  },
  add: (sql: Sql, target: Target) =>
    withPassword(target, async ({ hash, state, shown }) => {
      const { username, role } = target;
      const added = await insertUser(sql, username, hash, { role, state });
      return added
        ? { ok: true, text: `${username} added${shown}`, detail: `add ${username} ${role}` }
        : { ok: false, problem: "an account with this name already exists" };
    }),
  password: (sql: Sql, target: Target) =>
    withPassword(target, async ({ hash, state, shown }) => {
      const { username, removesFactors } = target;
      const without = removesFactors ? ". The account's second factor is off" : "";
      const text = `${username} has a new password${shown}${without}`;
      const detail = `password ${username}${removesFactors ? " without its factors" : ""}`;
      return (await updatePassword(sql, username, hash, { state, removesFactors }))
        ? { ok: true, text, detail }
        : { ok: false, problem: UNKNOWN };
    }),
  async role(sql: Sql, { username, role }: Target) {
    const changed = await updateRole(sql, username, role);
    return resultOf(changed, `${username} now has the role ${role}`, `role ${username} ${role}`);
  },
  async disable(sql: Sql, { username }: Target) {
    const changed = await updateDisabled(sql, username, true);
    return resultOf(changed, `${username} disabled and signed out`, `disable ${username}`);
  },
  async enable(sql: Sql, { username }: Target) {
    const changed = await updateDisabled(sql, username, false);
    return resultOf(changed, `${username} enabled`, `enable ${username}`);
  },
  async remove(sql: Sql, { username }: Target) {
    const changed = await deleteAccount(sql, username);
    return resultOf(changed, `${username} removed`, `remove ${username}`);
  },
} satisfies Record<string, (sql: Sql, target: Target) => Promise<Result>>;

export type StaffCommandName = keyof typeof STAFF_COMMANDS;

const UNKNOWN = "no such account";
const PROBLEMS = {
  unknown: UNKNOWN,
  lastOwner: "this is the last owner: add another one first, or make another account an owner",
};

function resultOf(changed: AccountChange, text: string, detail: string): Result {
  return changed.ok ? { ok: true, text, detail } : { ok: false, problem: PROBLEMS[changed.reason] };
}

function accountLine(account: StaffAccount) {
  const { username, role, isDisabled, hasFactor, hasPasskey, feeds, signedInAt } = account;
  const facts = [
    role,
    isDisabled ? "disabled" : "enabled",
    hasFactor ? "second factor" : "no second factor",
    ...(hasPasskey ? ["passkey"] : []),
    ...(feeds > 0 ? [`${feeds} calendar ${feeds === 1 ? "link" : "links"} with names`] : []),
    signedInAt ? `last sign-in ${signedInAt.toISOString()}` : "never signed in",
  ];
  return `${username}: ${facts.join(", ")}`;
}

/** Reads a password, or generates a first one, which `shown` then contains. */
async function withPassword(
  { username, names }: Target,
  write: (password: { hash: string; state: PasswordState; shown: string }) => Promise<Result>,
): Promise<Result> {
  const typed = await readPassword();
  const password = typed || newPassword();
  const fault = await passwordFault(password, [username, ...names]);
  if (fault) return { ok: false, problem: FAULT_SENTENCES[fault] };
  const hash = await hashPassword(password);
  if (typed) return write({ hash, state: "good", shown: "" });
  return write({ hash, state: "first", shown: `: ${password}` });
}

async function readPassword() {
  if (!process.stdin.isTTY) {
    for await (const line of createInterface({ input: process.stdin })) return line.trim();
    return "";
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("New password (empty: generate one): ");
  terminal.close();
  return answer.trim();
}

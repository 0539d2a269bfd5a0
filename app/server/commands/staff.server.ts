import { ROLES, type Role } from "~/web/pages/roles";
import { createSite } from "~/server/site.server";
import { readSettings } from "~/server/settings/settings.server";
import { roleSchema, usernameSchema } from "~/staff/accounts/new-account.schema";
import { recordCommand } from "~/staff/security/record-command.server";
import { STAFF_COMMANDS, type StaffCommandName } from "./staff-commands.server";

/** Option for accounts whose owner has lost the second factor and the recovery codes: docs/running.md. */
const REMOVE_FACTORS = "--remove-factors";

const USAGE = `usage: npm run staff -- list
       npm run staff -- add NAME [ROLE]
       npm run staff -- password NAME [${REMOVE_FACTORS}]
       npm run staff -- role NAME ROLE
       npm run staff -- disable NAME
       npm run staff -- enable NAME
       npm run staff -- remove NAME
ROLE is ${ROLES.slice(0, -1).join(", ")} or ${ROLES.at(-1)}; a new account is an owner by default.
The new password is read from standard input; an empty line generates one and prints it. It must be
changed at the first sign-in, within 7 days. A second factor stays on, unless
${REMOVE_FACTORS} turns it off and removes the passkeys: first check who is asking.`;

/** Runs `npm run staff`. Resolves with the exit code. */
export async function runStaffCommand(words: string[]): Promise<number> {
  const command = readCommand(words);
  if (!command) {
    console.error(USAGE);
    return 2;
  }
  const settings = readSettings(process.env);
  const { sql, attach } = createSite(settings);
  const site = await attach();
  try {
    const { siteName, name } = settings.presentation.company;
    const result = await STAFF_COMMANDS[command.name](sql, { ...command, names: [siteName, name] });
    if (!result.ok) {
      console.error(result.problem);
      return 1;
    }
    console.log(result.text);
    if (result.detail) await recordCommand(sql, result.detail);
    return 0;
  } finally {
    await site.close();
  }
}

type Command = {
  name: StaffCommandName;
  username: string;
  role: Role;
  removesFactors: boolean;
};

/** Returns null if the words are no command. */
function readCommand(words: string[]): Command | null {
  const removesFactors = words.includes(REMOVE_FACTORS);
  const [word, typedName = "", typedRole, ...rest] = words.filter((one) => one !== REMOVE_FACTORS);
  const name = NAMES.find((known) => known === word);
  if (!name || rest.length > 0 || (removesFactors && name !== "password")) return null;
  if (name === "list") {
    return typedName ? null : { name, username: "", role: "owner", removesFactors };
  }
  const takesRole = name === "add" || name === "role";
  if (name === "role" ? !typedRole : typedRole && !takesRole) return null;
  const username = usernameSchema.safeParse(typedName);
  const role = roleSchema.safeParse(typedRole ?? "owner");
  if (!username.success || !role.success) return null;
  return { name, username: username.data, role: role.data, removesFactors };
}

const NAMES = Object.keys(STAFF_COMMANDS) as StaffCommandName[];

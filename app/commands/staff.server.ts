import { createInterface } from "node:readline/promises";
import { createSite } from "~/site.server";
import { readSettings } from "~/settings.server";
import { newPassword } from "~/staff/first-account.server";
import { hashPassword } from "~/staff/password.server";
import { insertUser, updatePassword } from "~/staff/staff.queries.server";

const USAGE = `usage: npm run staff -- add NAME
       npm run staff -- password NAME
The new password is read from standard input; an empty line generates one and prints it.`;

const commands = new Map([
  ["add", { write: insertUser, done: "added", refused: "an account of that name exists already" }],
  ["password", { write: updatePassword, done: "has a new password", refused: "no such account" }],
]);

/** `npm run staff`. Resolves with the exit code. */
export async function runStaffCommand([commandName, username, ...rest]: string[]): Promise<number> {
  const command = commands.get(commandName ?? "");
  if (!command || !username || rest.length > 0 || !/^[\w.@-]{1,100}$/.test(username)) {
    console.error(USAGE);
    return 2;
  }
  const { sql, open } = createSite(readSettings(process.env));
  const site = await open();
  try {
    const typed = await readPassword();
    const password = typed || newPassword();
    if (password.length < 8 || password.length > 200) {
      console.error("a password has 8 to 200 characters");
      return 1;
    }
    if (!(await command.write(sql, username, await hashPassword(password)))) {
      console.error(command.refused);
      return 1;
    }
    console.log(`${username} ${command.done}${typed ? "" : `: ${password}`}`);
    return 0;
  } finally {
    await site.close();
  }
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

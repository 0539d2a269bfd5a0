// This runs a command of the built site. It builds nothing: the site may be running on this build.
import "./node-version.mjs";
import "./env-file.mjs";
import { existsSync } from "node:fs";

/**
 * Runs the `command` of a module in `build/server` with the words of the command line, and ends the process
 * with its code. `failed` begins the message of an error.
 */
export async function runCommand({ module, command, failed }) {
  process.env.NODE_ENV = "production";
  const built = new URL(`../build/server/${module}.js`, import.meta.url);
  try {
    if (!existsSync(built)) throw new Error("the site is not built yet: run npm run build");
    const commands = await import(built);
    process.exit(await commands[command](process.argv.slice(2)));
  } catch (error) {
    console.error(`${failed}: ${error.message}`);
    process.exit(1);
  }
}

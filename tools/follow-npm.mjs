// Imported by what npm runs for long. `exec` in package.json lets npm's signals reach it where npm runs scripts by
// `sh`. From `cmd.exe`, and from an npm that was killed, no signal comes: then the end of the parent is one.
import { fileURLToPath } from "node:url";

const CHECK_EVERY_MS = 500;

/** Others, such as a deployment that leaves a site behind, may end before it. */
const SCRIPTS = new Set(["start", "dev", "build"]);

const parent = process.ppid;

if (isRunByNpm()) {
  setInterval(() => {
    if (!isParentAlive()) stop();
  }, CHECK_EVERY_MS).unref();
}

/** Not by the script of another package, which has left its environment. */
function isRunByNpm() {
  const { npm_lifecycle_event: script, npm_package_json: file } = process.env;
  return SCRIPTS.has(script) && file === fileURLToPath(new URL("../package.json", import.meta.url));
}

/** On Windows the id stays that of the parent after its end, elsewhere it becomes another one. */
function isParentAlive() {
  if (process.ppid !== parent) return false;
  try {
    return process.kill(parent, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** As at the signal, which would end the process at once on Windows. */
function stop() {
  if (!process.emit("SIGTERM", "SIGTERM")) process.exit(143);
}

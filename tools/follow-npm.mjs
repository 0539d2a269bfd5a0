// Programs that npm runs for long import this. `exec` in package.json lets npm's signals reach them where
// npm runs scripts by `sh`. From `cmd.exe`, and from an npm that was killed, no signal comes: then the end
// of the parent counts as one.
import { fileURLToPath } from "node:url";

const CHECK_EVERY_MS = 500;

/**
 * The scripts that end with their parent. The parent of others, such as a deployment that leaves a site
 * running, may end before them.
 */
const SCRIPTS = new Set(["start", "dev", "build"]);

const parent = process.ppid;

if (isRunByNpm()) {
  setInterval(() => {
    if (!isParentAlive()) stop();
  }, CHECK_EVERY_MS).unref();
}

/**
 * Returns whether npm runs this package's script, and not that of another one, which has left its
 * environment.
 */
function isRunByNpm() {
  const { npm_lifecycle_event: script, npm_package_json: file } = process.env;
  return SCRIPTS.has(script) && file === fileURLToPath(new URL("../package.json", import.meta.url));
}

/**
 * Returns whether the parent is alive. On Windows the parent's id stays after its end, elsewhere it
 * changes.
 */
function isParentAlive() {
  if (process.ppid !== parent) return false;
  try {
    return process.kill(parent, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Ends the process like the signal. On Windows a real one would end it at once. */
function stop() {
  if (!process.emit("SIGTERM", "SIGTERM")) process.exit(143);
}

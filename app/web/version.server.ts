import { readFileSync } from "node:fs";
import { createContext } from "react-router";
import { version } from "#package.json";
import { errorCode } from "#db/error-code";

/** The release that runs, and the commit that it was built from: null where that was not known. */
export const RUNNING = { version, commit: readCommit() };

/** Such as `0.2.1 (0123abcd)`. */
export const RUNNING_VERSION = RUNNING.commit === null ? version : `${version} (${RUNNING.commit})`;

/** The version of the build that answers a request; null where the server does not know it, as in development. */
export const buildVersionContext = createContext<string | null>(null);

/** `tools/commit.mjs` writes it. */
function readCommit() {
  try {
    return readFileSync("build/commit", "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

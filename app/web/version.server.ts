import { readFileSync } from "node:fs";
import { createContext } from "react-router";
import { version } from "#package.json";
import { errorCode } from "#db/error-code";

/** The release that runs, and the commit that it was built from, which is null if it is not known. */
export const RUNNING = { version, commit: readCommit() };

/** The release with its commit, such as `0.2.1 (0123abcd)`. */
export const RUNNING_VERSION = RUNNING.commit === null ? version : `${version} (${RUNNING.commit})`;

/**
 * The version of the build that responds to a request. Null if the server does not know it, as in
 * development.
 */
export const buildVersionContext = createContext<string | null>(null);

/** Reads the file that `tools/commit.mjs` writes. */
function readCommit() {
  try {
    return readFileSync("build/commit", "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

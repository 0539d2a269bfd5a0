import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { EmbeddedPaths } from "./embedded-paths";
import { errorCode } from "./error-code";

/** The two roles: `owner` owns the schema and migrates it; `app` reads and writes rows. */
export type Role = "owner" | "app";

/** The roles of the embedded database. The owner created the cluster, and so is its superuser. */
export const EMBEDDED_ROLES: Record<Role, string> = { owner: "postgres", app: "mgzavri_app" };

export type Passwords = Record<Role, string>;

/**
 * Returns the file of the passwords. It is in the cluster's folder, so that it is moved with it, and
 * readable for the accounts that can read the cluster.
 */
export function passwordFile(paths: EmbeddedPaths) {
  return join(paths.cluster, "passwords.json");
}

/** Resolves with null if the cluster has no passwords yet. */
export async function readPasswords(paths: EmbeddedPaths): Promise<Passwords | null> {
  try {
    return JSON.parse(await readFile(passwordFile(paths), "utf8")) as Passwords;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { EmbeddedPaths } from "./embedded-paths";
import { errorCode } from "./error-code";

/** `owner` owns the schema and migrates it; `app` reads and writes rows. */
export type Role = "owner" | "app";

/** The roles of the embedded database. The owner created the cluster, and so is its superuser. */
export const EMBEDDED_ROLES: Record<Role, string> = { owner: "postgres", app: "mgzavri_app" };

export type Passwords = Record<Role, string>;

/** In the cluster's folder, so that they are moved with it, and readable for the same accounts. */
export function passwordFile(paths: EmbeddedPaths) {
  return join(paths.cluster, "passwords.json");
}

/** Null if the cluster has none yet. */
export async function readPasswords(paths: EmbeddedPaths): Promise<Passwords | null> {
  try {
    return JSON.parse(await readFile(passwordFile(paths), "utf8")) as Passwords;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { nameSetting } from "./address-fault";
import { connect, type DatabaseTarget } from "./connect";
import { startEmbedded, type EmbeddedDatabase } from "./embedded";
import { embeddedPaths } from "./embedded-paths";
import { errorCode } from "./error-code";
import { findPending } from "./migrate";
import { requireOneDatabase } from "./usable-database";

/** `current` requires all migrations of this code. Backups and audits work on any site. */
type Options = { needs?: "any" | "current" };

/**
 * Opens the database of an existing site, for a command: starts the embedded one, if it isn't running.
 * Throws a sentence if there is no site, and creates and migrates nothing.
 */
export async function attachDatabase(
  target: DatabaseTarget,
  { needs = "any" }: Options = {},
): Promise<EmbeddedDatabase> {
  const { databaseUrl, dataDir } = target;
  if (!databaseUrl) requireCluster(dataDir);
  const database = databaseUrl ? { stop: async () => {} } : await startEmbedded(dataDir);
  try {
    await nameSetting(target, "app", () => requireSite(target, needs));
    await requireOneDatabase(target);
  } catch (error) {
    await database.stop();
    throw error;
  }
  return database;
}

function requireCluster(dataDir: string) {
  const folder = resolve(dataDir);
  try {
    statSync(join(embeddedPaths(dataDir).cluster, "PG_VERSION"));
  } catch (error) {
    if (errorCode(error) === "EACCES") {
      throw new Error(
        `this account may not read ${folder}: run the command as the account of the site`,
        { cause: error },
      );
    }
    throw new Error(`there is no site in ${folder}: set DATA_DIR or DATABASE_URL`, {
      cause: error,
    });
  }
}

async function requireSite(target: DatabaseTarget, needs: "any" | "current") {
  const place = target.databaseUrl ? "the database of DATABASE_URL" : resolve(target.dataDir);
  // The app's role may not read all tables of a site that was never started with this version.
  const sql = connect(target, { max: 1, role: target.databaseUrl ? "app" : "owner" });
  try {
    const [found] = await sql<[{ is: boolean }]>`
      select to_regclass('migrations') is not null and to_regclass('bookings') is not null as is`;
    if (!found.is) {
      throw new Error(
        `there is no site in ${place}: ` +
          `set another ${target.databaseUrl ? "DATABASE_URL" : "DATA_DIR"}, or start the site first`,
      );
    }
    if (needs === "any") return;
    const pending = await findPending(sql);
    if (pending.length === 0) return;
    throw new Error(
      `${place} has the site of an earlier version: start the site once, which migrates it ` +
        `(${pending.join(", ")})`,
    );
  } finally {
    await sql.end({ timeout: 1 });
  }
}

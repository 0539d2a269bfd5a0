import { existsSync } from "node:fs";
import { join } from "node:path";
import { nameSetting } from "../address-fault";
import { APPLICATION_NAME, connect, type DatabaseTarget } from "../connect";
import { embeddedPaths } from "../embedded-paths";
import { serverPid } from "../postmaster";
import { requireOneDatabase, requireUsable } from "../usable-database";
import { countNodes, findTables } from "./schema.queries";

/** Throws if a restore would overwrite something. */
export async function requireEmptyTarget(target: DatabaseTarget) {
  if (target.databaseUrl) return requireEmptyDatabase(target);
  const paths = embeddedPaths(target.dataDir);
  if (!existsSync(join(paths.cluster, "PG_VERSION"))) return;
  const isRunning = serverPid(paths) !== null;
  throw new Error(
    `${target.dataDir} already has a site${isRunning ? ", which is running" : ""}: ` +
      "restore into an empty DATA_DIR",
  );
}

async function requireEmptyDatabase(target: DatabaseTarget) {
  const sql = connect(target, { max: 1, role: "owner" });
  try {
    await nameSetting(target, "owner", () => requireUsable(sql, target));
    await requireOneDatabase(target);
    if ((await countNodes(sql, APPLICATION_NAME)) > 1) {
      throw new Error("a site is running on this database: restore into an empty one");
    }
    const tables = await findTables(sql);
    if (tables.length === 0) return;
    throw new Error(
      `the database is not empty (it has ${tables.join(", ")}): restore into an empty one`,
    );
  } finally {
    await sql.end({ timeout: 1 });
  }
}

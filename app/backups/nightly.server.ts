import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { resolve } from "node:path";
import { acquireLease } from "#db/node-lease";
import { logFault, type Sql } from "~/db.server";
import { log } from "~/log.server";
import { lowerPriority } from "~/maintenance.server";
import type { Settings } from "~/settings.server";
import { isBackupDue } from "./backup-due";
import { findBackupState } from "./backups.queries.server";

const CHECK_EVERY_MS = 5 * 60_000;

/** A failed backup is repeated after this. */
const LEASE_S = 3_600;

/** The site answers first. */
const NICENESS = 10;

/** Backs up the embedded database once a night until `close`, in a process of its own. */
export function openNightlyBackups(
  sql: Sql,
  settings: Settings,
  script = resolve("bin/backup.mjs"),
) {
  let child: ChildProcess | null = null;

  async function check(now = new Date()) {
    if (child || !isBackupDue(await findBackupState(sql), now)) return;
    // A new holder can't renew it: one attempt an hour.
    const lease = { name: "backup", holder: randomUUID(), seconds: LEASE_S };
    if (!(await acquireLease(sql, lease))) return;
    await run();
  }

  async function run() {
    const started = spawn(process.execPath, [script, "--nightly"], {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, ...environmentOf(settings) },
    });
    child = started;
    lowerPriority(started, NICENESS);
    let output = "";
    started.stderr.on("data", (chunk) => (output += chunk));
    const [code] = await once(started, "close").finally(() => (child = null));
    if (code === 0) log.info("the nightly backup is done");
    else log.error({ reason: output.trim() }, "the nightly backup failed");
  }

  const timer = setInterval(() => {
    check().catch((error: unknown) =>
      logFault(error, "the nightly backup failed", { level: "error" }),
    );
  }, CHECK_EVERY_MS).unref();

  return {
    check,
    async close() {
      clearInterval(timer);
      if (!child) return;
      const ended = once(child, "close");
      child.kill();
      await ended;
    },
  };
}

/** This site's database, also if it was not created from the environment. */
function environmentOf({ database, backupFolder, sessionSecret }: Settings) {
  return {
    DATABASE_URL: database.databaseUrl ?? "",
    MIGRATION_DATABASE_URL: database.migrationUrl ?? "",
    DATA_DIR: resolve(database.dataDir),
    BACKUP_DIR: backupFolder,
    SESSION_SECRET: sessionSecret ?? "",
  };
}

import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { acquireLease, releaseLease } from "#db/node-lease";
import { logFault, type Sql } from "~/web/db.server";
import { log } from "~/web/log.server";
import { lowerPriority } from "~/web/maintenance.server";
import type { Settings } from "~/server/settings/settings.server";
import { isBackupDue } from "./backup-due";
import { findBackupState } from "./backups.queries.server";

const CHECK_EVERY_MS = 5 * 60_000;

/** One node holds this lease and makes all backups, so that they are in one folder. Another one takes over once the lease has ended. */
const LEASE = { name: "nightly-backup", seconds: 15 * 60 };

/** How long to wait before a failed backup is repeated. */
const RETRY_AFTER_MS = 3_600_000;

/** How long to wait for the lease's release: a silent database must not hold up the node's end. */
const RELEASE_WITHIN_MS = 1_000;

/** The backup gets less CPU time than the site, which has to respond first. */
const NICENESS = 10;

/**
 * Backs up the database once a night until `close`, in a process of its own: of several nodes the one that holds
 * the lease.
 */
export function openNightlyBackups(
  sql: Sql,
  settings: Settings,
  script = resolve("tools/backup.mjs"),
) {
  const lease = { ...LEASE, holder: randomUUID() };
  let child: ChildProcess | null = null;
  /** Monotonic milliseconds of the last failure, or null. */
  let failedAt: number | null = null;
  const state = { isHolder: false, closing: false };

  async function check(now = new Date()) {
    // Each check renews the lease, also while a backup runs.
    state.isHolder = await acquireLease(sql, lease);
    if (!state.isHolder || child) return;
    if (failedAt !== null && performance.now() - failedAt < RETRY_AFTER_MS) return;
    if (isBackupDue(await findBackupState(sql), now) && !state.closing) await run();
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
    failedAt = performance.now();
    const [code] = await once(started, "close").finally(() => (child = null));
    const reason = output.trim();
    if (code !== 0) {
      log.error({ reason }, "the nightly backup failed");
      return;
    }
    failedAt = null;
    if (reason) log.warn({ reason }, "the nightly backup is done, with a warning");
    else log.info("the nightly backup is done");
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
      state.closing = true;
      if (child) {
        const ended = once(child, "close");
        child.kill();
        await ended;
      }
      if (!state.isHolder) return;
      const tooLate = delay(RELEASE_WITHIN_MS, null, { ref: false }).then(() => {
        throw new Error("the database did not answer in time");
      });
      await Promise.race([releaseLease(sql, lease), tooLate]).catch((error: unknown) =>
        log.warn({ err: error }, "the lease of the nightly backup ends later, by itself"),
      );
    },
  };
}

/** Names this site's database in the environment, where it may be missing or another one. */
function environmentOf({ database, backupFolder, sessionSecret }: Settings) {
  return {
    DATABASE_URL: database.databaseUrl ?? "",
    MIGRATION_DATABASE_URL: database.migrationUrl ?? "",
    DATA_DIR: resolve(database.dataDir),
    BACKUP_DIR: backupFolder,
    SESSION_SECRET: sessionSecret ?? "",
  };
}

import { existsSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { embeddedPlace, type EmbeddedPlace } from "./address";
import { ensureCluster, ensureSocketFolder, writeSettings } from "./cluster";
import { APPLICATION_NAME } from "./connect";
import { chooseAccount, nativeFolder, run, type Account } from "./program";

/** A lock file left by a dying server can be in the way for about 10 s. */
const START_WITHIN_MS = 30_000;
const WATCH_EVERY_MS = 1_000;

export type EmbeddedDatabase = {
  /** Ends the watch and, when no other app of this site is connected, the server. */
  stop(): Promise<void>;
};

/**
 * Makes PostgreSQL run in the data folder: attaches to a server that runs there already, or starts
 * one, makes the cluster and the database where they are missing, and starts the server again
 * should it die. Throws an error that says what to set when none of this is possible.
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true });
  const server = { native: nativeFolder(), place: embeddedPlace(folder), account: {} as Account };
  server.account = chooseAccount([folder, join(server.native, "bin/postgres")]);
  await ensureCluster(server.native, server.place, server.account);
  await ensureRunning(server);
  await ensureDatabase(server.place);
  const watch = keepRunning(server);
  return {
    async stop() {
      await watch.end();
      if (await isLastApp(server.place)) await control(server, ["stop", "--mode=fast", "--wait"]);
    },
  };
}

type Server = { native: string; place: EmbeddedPlace; account: Account };

function control({ native, place, account }: Server, args: string[]) {
  return run(account, join(native, "bin/pg_ctl"), [...args, `--pgdata=${place.cluster}`]);
}

async function ensureRunning(server: Server) {
  await ensureSocketFolder(server.place, server.account);
  await writeSettings(server.place, server.account);
  const log = join(server.place.cluster, "server.log");
  const deadline = Date.now() + START_WITHIN_MS;
  for (;;) {
    const failure = await whyNoConnection(server.place);
    if (!failure) return;
    if (Date.now() > deadline) throw new Error(notStarted(server.place, failure, log));
    if (!isAlive(server.place)) {
      await control(server, ["start", "--wait", "--timeout=20", "--silent", `--log=${log}`]);
    } else await pause(100);
  }
}

function notStarted(place: EmbeddedPlace, failure: string, log: string) {
  const lines = existsSync(log) ? readFileSync(log, "utf8").trim().split("\n").slice(-5) : [];
  return [
    `the embedded PostgreSQL in ${dirname(place.cluster)} does not answer (${failure})`,
    ...lines.map((line) => `  ${line}`),
    "another account may be running it; set another DATA_DIR, or set DATABASE_URL",
  ].join("\n");
}

/** Whether the server that wrote the lock file lives. A server of another account lives too. */
function isAlive(place: EmbeddedPlace) {
  const lock = join(place.cluster, "postmaster.pid");
  if (!existsSync(lock)) return false;
  const [pid = ""] = readFileSync(lock, "utf8").split("\n");
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  if (worksIn(pid, place.cluster)) return true;
  for (const file of [lock, `${place.socket}.lock`]) disown(file, pid);
  return false;
}

/** Higher than any process's number. */
const NO_PROCESS = String(2 ** 30);

/**
 * Takes a number out of a lock file, for which PostgreSQL would refuse to start. The rest stays: by
 * it the new server finds workers of the old one that still run.
 */
function disown(lock: string, pid: string) {
  const [owner, ...rest] = existsSync(lock) ? readFileSync(lock, "utf8").split("\n") : [];
  if (owner === pid) writeFileSync(lock, [NO_PROCESS, ...rest].join("\n"));
}

/**
 * False where another program bears the number of a server that died with its machine, or where the
 * dead server still bears it: in a container often nobody buries the dead.
 */
function worksIn(pid: string, folder: string) {
  if (!existsSync(`/proc/${pid}`)) return true; // Hidden from us, or a system without `/proc`.
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EACCES";
  }
}

/** A short-lived connection to the maintenance database, under a name that no app bears. */
async function ask<T>(place: EmbeddedPlace, question: (sql: postgres.Sql) => Promise<T>) {
  const sql = postgres({
    path: place.socket,
    username: "postgres",
    database: "postgres",
    max: 1,
    connect_timeout: 3,
    onnotice: () => {},
    connection: { application_name: `${APPLICATION_NAME} keeper` },
  });
  try {
    return await question(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function whyNoConnection(place: EmbeddedPlace) {
  try {
    await ask(place, (sql) => sql`select 1`);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

async function ensureDatabase(place: EmbeddedPlace) {
  await ask(place, async (sql) => {
    const [found] = await sql`select from pg_database where datname = 'mgzavri'`;
    if (found) return;
    await sql`create database mgzavri`.catch((error) => {
      if (error.code !== DUPLICATE_DATABASE && error.code !== UNIQUE_VIOLATION) throw error;
    });
  });
}

const DUPLICATE_DATABASE = "42P04";
const UNIQUE_VIOLATION = "23505"; // Two apps made it at the same moment.

async function isLastApp(place: EmbeddedPlace) {
  if (await whyNoConnection(place)) return false;
  return ask(place, async (sql) => {
    const others = await sql`
      select from pg_stat_activity where application_name = ${APPLICATION_NAME} limit 1`;
    return others.length === 0;
  });
}

function keepRunning(server: Server) {
  let ended = false;
  let restart: Promise<void> | null = null;
  const timer = setInterval(() => {
    if (ended || isAlive(server.place)) return;
    restart ??= ensureRunning(server)
      .catch((error) => console.error(String(error.message)))
      .finally(() => {
        restart = null;
      });
  }, WATCH_EVERY_MS);
  return {
    async end() {
      ended = true;
      clearInterval(timer);
      await restart;
    },
  };
}

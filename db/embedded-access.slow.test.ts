import { chmod, chown, lchown, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { embeddedPaths } from "./embedded-paths";
import { startEmbedded } from "./embedded";
import { remedyFor } from "./start-failure";
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

test("is not reachable over the network or from another account", async () => {
  const dataDir = await newFolder();
  await start(dataDir);
  expect(await query(dataDir, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
  const { cluster, socket } = embeddedPaths(dataDir);
  expect((await stat(cluster)).mode & 0o077).toBe(0);
  expect((await stat(socket)).mode & 0o077).toBe(0);
});

test("the command line alone disables TCP", { tags: "slow" }, async () => {
  const dataDir = await newCluster();
  await start(dataDir);
  await stopLast();
  // This is the state in which another node has just truncated the included file.
  const settings = join(dataDir, "postgres/postgresql.conf");
  const text = await readFile(settings, "utf8");
  await writeFile(settings, text.replace(/^include_if_exists.*$/m, ""));
  await start(dataDir);
  const [row] = await query(
    dataDir,
    `select current_setting('listen_addresses') as addresses,
      current_setting('unix_socket_permissions') as permissions`,
  );
  expect(row).toEqual({ addresses: "", permissions: "0700" });
});

test("accepts only its socket, and all roles only with their passwords", async () => {
  const dataDir = await newCluster();
  await start(dataDir);
  expect(await query(dataDir, "select type, auth_method, error from pg_hba_file_rules")).toEqual([
    { type: "local", auth_method: "scram-sha-256", error: null },
  ]);
  const errors = await query(dataDir, "select error from pg_ident_file_mappings");
  expect(errors.map((row) => row.error)).toEqual([null, null]);
});

test("does not rewrite unchanged files", { tags: "slow" }, async () => {
  const dataDir = await newCluster();
  await start(dataDir);
  await stopLast();
  const file = join(dataDir, "postgres/mgzavri.conf");
  const { ino, mtimeMs } = await stat(file);
  await start(dataDir);
  expect(await stat(file)).toMatchObject({ ino, mtimeMs });
});

test("removes temporary folders of killed starts only", { tags: "slow" }, async () => {
  const dataDir = await newFolder();
  const [dead, living] = [`postgres.new-${2 ** 30}-abc`, `postgres.new-${process.pid}-abc`];
  await mkdir(join(dataDir, dead), { recursive: true });
  await mkdir(join(dataDir, living));
  await start(dataDir);
  expect((await readdir(dataDir)).toSorted()).toEqual(["postgres", living]);
});

const isRoot = process.getuid?.() === 0;

test.runIf(isRoot)("as root, runs as the account that owns the files", async () => {
  const dataDir = await newCluster();
  await chmod(dataDir, 0o755);
  await start(dataDir);
  await stopLast();
  const [owner, group] = [1, 1];
  await changeAllOwners(join(dataDir, "postgres"), owner, group);
  await start(dataDir);
  expect((await stat(`/proc/${await postmaster(dataDir)}`)).uid).toBe(owner);
});

async function changeAllOwners(folder: string, uid: number, gid: number) {
  const names = await readdir(folder, { recursive: true });
  for (const name of names) await lchown(join(folder, name), uid, gid);
  await chown(folder, uid, gid);
}

test.each([
  ["FATAL:  could not write lock file: No space left on device", null, /^the disk is full: free/],
  ['FATAL:  data directory "x" has wrong ownership', null, /belong to another account/],
  [
    "LOG:  database system is ready to accept connections",
    "7",
    /\(process 7\) is running but does not respond/,
  ],
  ["FATAL:  something else", null, /does not start: see the lines above/],
])("has advice for %j", (text, pid, advice) => {
  expect(remedyFor(text, pid)).toMatch(advice);
});

test(
  "rejects a socket folder that another account may have created",
  { tags: "slow" },
  async () => {
    const dataDir = await newFolder("x".repeat(120));
    const { socketFolder } = embeddedPaths(dataDir);
    await mkdir(socketFolder);
    await chmod(socketFolder, 0o777);
    await expect(startEmbedded(dataDir)).rejects.toThrow(
      /is not private: remove it, or set a shorter/,
    );
  },
);

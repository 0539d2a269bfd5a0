import { chmod, chown, lchown, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { embeddedPlace } from "./address";
import { startEmbedded } from "./embedded";
import { ask, postmaster, useEmbeddedServers } from "./testing/embedded-server";

const { newFolder, start, stop } = useEmbeddedServers();

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
  await stop();
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
  expect(await ask(dataDir, "select type, auth_method, error from pg_hba_file_rules")).toEqual([
    { type: "local", auth_method: expect.stringMatching(/^(peer|trust)$/), error: null },
  ]);
  const errors = await ask(dataDir, "select error from pg_ident_file_mappings");
  expect(errors.map((row) => row.error)).toEqual([null, null]);
});

test("files that are right already are not written", async () => {
  const dataDir = await newFolder();
  await start(dataDir);
  await stop();
  const file = join(dataDir, "postgres/mgzavri.conf");
  const { ino, mtimeMs } = await stat(file);
  await start(dataDir);
  expect(await stat(file)).toMatchObject({ ino, mtimeMs });
});

test.runIf(process.getuid?.() === 0)(
  "root runs it as the account that owns the files",
  async () => {
    const dataDir = await newFolder();
    await chmod(join(dataDir, ".."), 0o755);
    await start(dataDir);
    await stop();
    const [owner, group] = [1, 1];
    await giveAll(join(dataDir, "postgres"), owner, group);
    await start(dataDir);
    expect((await stat(`/proc/${await postmaster(dataDir)}`)).uid).toBe(owner);
  },
);

async function giveAll(folder: string, uid: number, gid: number) {
  const names = await readdir(folder, { recursive: true });
  for (const name of names) await lchown(join(folder, name), uid, gid);
  await chown(folder, uid, gid);
}

test("a socket folder that somebody else could have made is refused", async () => {
  const dataDir = await newFolder("x".repeat(120));
  const { socketFolder } = embeddedPlace(dataDir);
  await mkdir(socketFolder);
  await chmod(socketFolder, 0o777);
  await expect(startEmbedded(dataDir)).rejects.toThrow(/is not ours: remove it, or set a shorter/);
});

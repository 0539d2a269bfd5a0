import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findBackupFolderFault } from "./backup-folder.server";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mgzavri-backups-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test("a folder is created, and nothing is left in it", async () => {
  const fresh = join(folder, "a/b");
  expect(await findBackupFolderFault(fresh)).toBeNull();
  expect(await findBackupFolderFault(fresh)).toBeNull();
  expect(await readdir(fresh)).toEqual([]);
});

test("a file, and a folder below one, is none", async () => {
  await writeFile(join(folder, "file"), "");
  expect(await findBackupFolderFault(join(folder, "file"))).toBe("notFolder");
  expect(await findBackupFolderFault(join(folder, "file/below"))).toBe("notFolder");
});

test.runIf(process.platform === "linux")("a folder of the kernel is none", async () => {
  expect(await findBackupFolderFault("/proc/x/y")).not.toBeNull();
});

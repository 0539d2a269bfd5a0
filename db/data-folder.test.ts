import { chmod, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkDisk, prepareDataFolder } from "./data-folder";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mgzavri-folder-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test("creates a folder with those above it", async () => {
  const path = join(folder, "a/b");
  await prepareDataFolder(path);
  await prepareDataFolder(path);
  expect((await stat(path)).isDirectory()).toBe(true);
});

test.each(["data", "data/below"])("names a file in the place of a folder: %s", async (path) => {
  const file = join(folder, "data");
  await writeFile(file, "");
  await expect(prepareDataFolder(join(folder, path))).rejects.toThrow(
    `${file} is a file: set DATA_DIR to a folder`,
  );
});

test.skipIf(process.getuid?.() === 0)("names a folder without write permission", async () => {
  await chmod(folder, 0o500);
  await expect(prepareDataFolder(join(folder, "data"))).rejects.toThrow(
    `this account has no write permission in ${folder}`,
  );
});

test.runIf(process.platform === "linux")(
  "names a folder in which nothing can be created",
  async () => {
    await expect(prepareDataFolder("/proc/mgzavri/data")).rejects.toThrow(
      "write permission in /proc",
    );
  },
);

test("has enough room for a new cluster", async () => {
  await expect(checkDisk(folder, { isNew: true })).resolves.toBeUndefined();
});

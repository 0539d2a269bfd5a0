import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { createPictureCache } from "./picture-cache.server";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mgzavri-cache-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const files = async () => (await readdir(folder)).filter((name) => name !== "unfinished");

async function add(cache: ReturnType<typeof createPictureCache>, name: string, size: number) {
  const path = cache.unfinished();
  await writeFile(path, Buffer.alloc(size));
  await cache.add(name, path);
}

test("the least recently used files are deleted", async () => {
  const cache = createPictureCache(folder, 100);
  await add(cache, "a", 40);
  await add(cache, "b", 40);
  expect((await cache.read("a"))?.byteLength).toBe(40);
  await add(cache, "c", 40);
  await vi.waitFor(async () => expect(await files()).toEqual(["a", "c"]), SOON);
  expect(await cache.find("b")).toBeNull();
});

test("files of an earlier process count, and the oldest are deleted first", async () => {
  for (const [name, age] of [
    ["old", 2],
    ["new", 1],
  ] as const) {
    await writeFile(join(folder, name), Buffer.alloc(40));
    const then = new Date(Date.now() - age * 60_000);
    await utimes(join(folder, name), then, then);
  }
  const cache = createPictureCache(folder, 100);
  await cache.open();
  await add(cache, "next", 40);
  await vi.waitFor(async () => expect(await files()).toEqual(["new", "next"]), SOON);
});

test("finds what another process has added, and misses what one has deleted", async () => {
  const cache = createPictureCache(folder, 100);
  await add(cache, "mine", 10);
  await rm(join(folder, "mine"));
  await writeFile(join(folder, "theirs"), "x");
  expect(await cache.read("mine")).toBeNull();
  expect(await cache.read("theirs")).not.toBeNull();
});

test("opens while another process deletes a file", async () => {
  const cache = createPictureCache(folder, 100);
  await add(cache, "a", 40);
  // These links stand for files that are listed, and gone when they are looked at.
  for (const name of ["gone", "unfinished/gone"]) {
    await symlink(join(folder, "nowhere"), join(folder, name));
  }
  const opened = createPictureCache(folder, 100);
  await opened.open();
  expect((await opened.read("a"))?.byteLength).toBe(40);
});

test("removes files that a process has left unfinished long ago", async () => {
  const cache = createPictureCache(folder);
  const [old, current] = [cache.unfinished(), cache.unfinished()];
  await writeFile(old, "x");
  await writeFile(current, "x");
  const then = new Date(Date.now() - 7_200_000);
  await utimes(old, then, then);
  await cache.open();
  expect([existsSync(old), existsSync(current)]).toEqual([false, true]);
});

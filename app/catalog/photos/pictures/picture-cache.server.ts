import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { errorCode } from "#db/error-code";
import { log } from "~/web/log.server";

/** The size of originals and pictures of about 500 photos; those that are missing are made again. */
const MAX_BYTES = 1024 ** 3;

/** Unfinished files are in a folder of their own: a name in the cache is always a complete file. */
const UNFINISHED = "unfinished";

/** The age from which an unfinished file belongs to a process that has died. */
const ABANDONED_MS = 3_600_000;

export type PictureCache = ReturnType<typeof createPictureCache>;

/** Creates the cache of files on this node's disk; the least recently used are deleted first. */
export function createPictureCache(folder: string, maxBytes = MAX_BYTES) {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => size,
    dispose: (_, name, reason) => {
      if (reason === "evict") void remove(join(folder, name));
    },
  });

  return {
    /** Finds the files of earlier processes. */
    async open() {
      await mkdir(join(folder, UNFINISHED), { recursive: true });
      for (const { name, size } of await filesByAge(folder)) sizes.set(name, Math.max(1, size));
      await removeAbandoned(join(folder, UNFINISHED));
    },
    /** Returns the path of a new unfinished file. */
    unfinished() {
      mkdirSync(join(folder, UNFINISHED), { recursive: true });
      return join(folder, UNFINISHED, randomUUID());
    },
    /** Moves a complete file into the cache. */
    async add(name: string, path: string) {
      const { size } = await stat(path);
      await rename(path, join(folder, name));
      sizes.set(name, Math.max(1, size));
    },
    /**
     * Returns the path of a file; null if it is not there. Another process may have added or deleted it.
     */
    async find(name: string): Promise<string | null> {
      const path = join(folder, name);
      const found = await stat(path).catch(() => null);
      if (!found) sizes.delete(name);
      else if (sizes.get(name) === undefined) sizes.set(name, Math.max(1, found.size));
      return found && path;
    },
    async read(name: string): Promise<Buffer | null> {
      const path = await this.find(name);
      return path === null ? null : readFile(path).catch(() => null);
    },
  };
}

async function filesByAge(folder: string) {
  const files = (await listFiles(folder)).filter(({ name }) => name !== UNFINISHED);
  return files.toSorted((one, other) => one.atimeMs - other.atimeMs);
}

async function removeAbandoned(folder: string) {
  for (const { name, mtimeMs } of await listFiles(folder)) {
    if (Date.now() - mtimeMs > ABANDONED_MS) await remove(join(folder, name));
  }
}

/** Lists the files of a folder, without those that another process deletes meanwhile. */
async function listFiles(folder: string) {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(folder, name)).catch(nullIfMissing);
      return found && { name, size: found.size, atimeMs: found.atimeMs, mtimeMs: found.mtimeMs };
    }),
  );
  return files.filter((file) => file !== null);
}

function nullIfMissing(error: unknown) {
  if (errorCode(error) !== "ENOENT") throw error;
  return null;
}

async function remove(path: string) {
  await rm(path, { force: true }).catch((error: unknown) => {
    log.error({ err: error }, "a file of a photo could not be deleted");
  });
}

import { spawnSync } from "node:child_process";
import { mkdtemp, open, rm, rmdir, type FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addCleanup } from "../bench/cleanup";

const FILL_EVERY_MS = 50;
const CHUNK = Buffer.alloc(1024 * 1024);

/** Mounts a disk in memory; null without permission. Unmounted at the end. */
export async function mountSmallDisk(megabytes: number): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), "mgzavri-disk-"));
  const options = `size=${megabytes}m,mode=755`;
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]);
  addCleanup(async () => {
    if (status === 0) unmount(folder);
    await rmdir(folder);
  });
  return status === 0 ? folder : null;
}

function unmount(folder: string) {
  const { status, stderr } = spawnSync("umount", [folder], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

/**
 * Fills a disk and keeps it full. Resolves once it is full, with a function that frees it.
 */
export async function fillDisk(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, "filler");
  const file = await open(path, "w");
  await fill(file);
  let filling = Promise.resolve();
  const timer = setInterval(() => (filling = filling.then(() => fill(file))), FILL_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await filling;
    await file.close();
    await rm(path);
  };
}

/** Writes until not even a block fits. */
async function fill(file: FileHandle) {
  for (let size = CHUNK.length; size >= 4096;) {
    try {
      const { bytesWritten } = await file.write(CHUNK, 0, size);
      if (bytesWritten < size) size /= 2;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      size /= 2;
    }
  }
}

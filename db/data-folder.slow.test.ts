import { spawnSync } from "node:child_process";
import { mkdtemp, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startEmbedded } from "./embedded";

/** Runs `use` with a new file system in memory, which only root may mount. */
async function withDisk(options: string, use: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), "mgzavri-disk-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]);
  try {
    if (mounted.status !== 0) throw new Error(`not mounted: ${String(mounted.stderr)}`);
    await use(folder);
  } finally {
    if (mounted.status === 0) spawnSync("umount", [folder]);
    await rmdir(folder);
  }
}

test.runIf(process.getuid?.() === 0)("a start on a read-only disk names it", () =>
  withDisk("ro", async (folder) => {
    const fault = `${folder} is on a read-only file system: make it writable, or set another DATA_DIR`;
    await expect(startEmbedded(folder)).rejects.toThrow(fault);
    await expect(startEmbedded(join(folder, "data"))).rejects.toThrow(fault);
  }),
);

test.runIf(process.getuid?.() === 0)("a start on a full disk says how much is needed", () =>
  withDisk("size=8m", async (folder) => {
    await expect(startEmbedded(join(folder, "data"))).rejects.toThrow(
      /^the disk of \S+ is full: [78] MB is free, but at least 80 MB is needed$/,
    );
  }),
);

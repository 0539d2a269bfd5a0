import { rm, writeFile } from "node:fs/promises";
import type { Sql } from "~/web/db.server";
import { DECODED_WIDTH } from "~/catalog/photos/process/jobs";
import type { PhotoProcess } from "~/catalog/photos/process/photo-process.server";
import type { PictureCache } from "./picture-cache.server";
import { readOriginal } from "./photo-files.queries.server";
import { cutArea, fileName, UNCUT, type PictureName } from "./picture-sizes";

export type PictureMakerDeps = { sql: Sql; cache: PictureCache; process: PhotoProcess };

type Size = { width: number; height: number };

/**
 * Makes pictures of stored photos. Requests for the same picture share one job. `make` returns false
 * if the original is gone.
 */
export function createPictureMaker({ sql, cache, process }: PictureMakerDeps) {
  const pending = new Map<string, Promise<boolean>>();

  async function original(hash: string): Promise<string | null> {
    const name = originalName(hash);
    const cached = await cache.find(name);
    if (cached) return cached;
    const bytes = await readOriginal(sql, hash);
    if (!bytes) return null;
    const path = cache.unfinished();
    await writeFile(path, bytes);
    await cache.add(name, path);
    return cache.find(name);
  }

  async function makeNow(picture: PictureName, size: Size, priority: number) {
    const name = fileName(picture);
    if (await cache.find(name)) return true;
    const input = await original(picture.hash);
    if (!input) return false;
    const output = cache.unfinished();
    const { width, format, focus } = picture;
    const area = focus === UNCUT ? null : cutArea(size, focus);
    const side = DECODED_WIDTH;
    const made = await process.run(
      { kind: "cut", input, output, width, format, area, side },
      priority,
    );
    if (made.ok) await cache.add(name, output);
    else {
      await rm(output, { force: true });
      throw new Error(`a picture could not be made: ${made.reason} ${made.message ?? ""}`);
    }
    return true;
  }

  return {
    make(picture: PictureName, size: Size, priority: number): Promise<boolean> {
      const name = fileName(picture);
      const running = pending.get(name);
      if (running) return running;
      const started = makeNow(picture, size, priority).finally(() => pending.delete(name));
      pending.set(name, started);
      return started;
    },
  };
}

/** Returns the name of an original in the cache; no picture has such a name. */
export function originalName(hash: string): string {
  return `${hash}.jpg`;
}

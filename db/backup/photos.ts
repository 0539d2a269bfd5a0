import { createHash } from "node:crypto";
import {
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { basename, join } from "node:path";
import type { Queries } from "../connect";
import { errorCode } from "../error-code";
import { photoPath, PHOTOS } from "./manifest";

export const PHOTO_FILES = { table: "photo_files", bytes: "bytes" } as const;

/** Links the photos into a backup; those that no earlier backup has are written first. */
export async function writePhotos(sql: Queries, collection: string, folder: string) {
  await mkdir(join(collection, PHOTOS), { recursive: true, mode: 0o700 });
  await mkdir(join(folder, PHOTOS), { mode: 0o700 });
  const rows = await sql<{ hash: string; size: number }[]>`
    select hash, length(bytes) as size from photo_files order by hash`;
  for (const { hash, size } of rows) {
    const shared = photoPath(collection, hash);
    // oxlint-disable-next-line no-await-in-loop -- one photo in memory at a time.
    if ((await sizeOf(shared)) !== size) await writePhoto(sql, hash, shared);
    // oxlint-disable-next-line no-await-in-loop
    await linkOrCopy(shared, photoPath(folder, hash));
  }
  return rows.map(({ hash }) => hash);
}

async function writePhoto(sql: Queries, hash: string, path: string) {
  const [row] = await sql<{ bytes: Buffer }[]>`select bytes from photo_files where hash = ${hash}`;
  if (!row) throw new Error(`the photo ${hash} is missing`);
  await writeFile(`${path}.new`, row.bytes, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
}

/** Some file systems have no links. */
async function linkOrCopy(from: string, to: string) {
  await link(from, to).catch(async (error: unknown) => {
    if (!/EPERM|ENOTSUP|EOPNOTSUPP|EMLINK|ENOSYS/.test(errorCode(error))) throw error;
    await copyFile(from, to);
  });
}

async function sizeOf(path: string) {
  return (await stat(path).catch(() => null))?.size ?? null;
}

/** The bytes of a photo. Throws if the file is damaged. */
export async function readPhoto(folder: string, hash: string): Promise<Buffer> {
  const path = photoPath(folder, hash);
  const bytes = await readFile(path).catch(() => null);
  if (bytes && createHash("sha256").update(bytes).digest("hex").startsWith(hash)) return bytes;
  throw new Error(
    `${folder} is damaged: ${PHOTOS}/${basename(path)} is ${bytes ? "cut short" : "missing"}`,
  );
}

/** Removes shared photos that no backup links to any more. */
export async function removeUnusedPhotos(collection: string) {
  const shared = join(collection, PHOTOS);
  for (const name of await readdir(shared).catch(() => [])) {
    const path = join(shared, name);
    // oxlint-disable-next-line no-await-in-loop
    if ((await stat(path)).nlink === 1) await rm(path);
  }
}

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
import type { Transaction } from "../connect";
import { errorCode } from "../error-code";
import { hashOf, photoPath, PHOTOS, type BackedUpPhoto } from "./manifest";

export const PHOTO_FILES = { table: "photo_files", bytes: "bytes" } as const;

/**
 * Links the photos into a backup; those that no earlier backup has, or has damaged, are written first.
 * Photos that are damaged in the database as well are left out.
 */
export async function writePhotos(sql: Transaction, collection: string, folder: string) {
  await mkdir(join(collection, PHOTOS), { recursive: true, mode: 0o700 });
  await mkdir(join(folder, PHOTOS), { mode: 0o700 });
  const photos: BackedUpPhoto[] = [];
  const damagedPhotos: string[] = [];
  for (const { hash } of await sql<{ hash: string }[]>`
    select hash from photo_files order by hash`) {
    const shared = photoPath(collection, hash);
    // oxlint-disable-next-line no-await-in-loop -- one photo in memory at a time.
    const bytes = (await readIntact(shared, hash)) ?? (await writeStored(sql, hash, shared));
    if (bytes) {
      // oxlint-disable-next-line no-await-in-loop -- as above.
      await linkOrCopy(shared, photoPath(folder, hash));
      photos.push({ hash, bytes: bytes.length });
    } else damagedPhotos.push(hash);
  }
  return { photos, damagedPhotos };
}

/** Resolves with null if the file is missing, can't be read, or has other bytes. */
async function readIntact(path: string, hash: string): Promise<Buffer | null> {
  const bytes = await readFile(path).catch(() => null);
  return bytes && isPhoto(bytes, hash) ? bytes : null;
}

/** Returns whether the bytes are the photo's, whose name is the beginning of its checksum. */
function isPhoto(bytes: Buffer, hash: string) {
  return hashOf(bytes).startsWith(hash);
}

/** Writes a photo of the database to the shared folder. Resolves with null if it is damaged there too. */
async function writeStored(sql: Transaction, hash: string, path: string): Promise<Buffer | null> {
  const bytes = await readStored(sql, hash);
  if (!bytes || !isPhoto(bytes, hash)) return null;
  await writeShared(path, bytes);
  return bytes;
}

/** The code of an error about pages of the database that a disk has damaged. */
const DATA_CORRUPTED = "XX001";

async function readStored(sql: Transaction, hash: string): Promise<Buffer | null> {
  try {
    const [row] = await sql.savepoint(
      (read) => read<{ bytes: Buffer }[]>`select bytes from photo_files where hash = ${hash}`,
    );
    return row?.bytes ?? null;
  } catch (error) {
    if (errorCode(error) !== DATA_CORRUPTED) throw error;
    return null;
  }
}

/** Writes over a damaged file, so that all backups that link to it have it whole again. */
async function writeShared(path: string, bytes: Buffer) {
  const isThere = (await stat(path).catch(() => null)) !== null;
  if (isThere) {
    await writeFile(path, bytes, { flush: true });
    return;
  }
  await writeFile(`${path}.new`, bytes, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
}

/** Links a file, or copies it where the file system has no links. */
async function linkOrCopy(from: string, to: string) {
  await link(from, to).catch(async (error: unknown) => {
    if (!/EPERM|ENOTSUP|EOPNOTSUPP|EMLINK|ENOSYS/.test(errorCode(error))) throw error;
    await copyFile(from, to);
  });
}

/** Returns the bytes of a photo of a backup, or why the file is damaged. */
export async function readPhoto(
  folder: string,
  { hash, bytes: size }: BackedUpPhoto,
): Promise<{ bytes: Buffer; fault: null } | { bytes: null; fault: string }> {
  const path = photoPath(folder, hash);
  const bytes = await readFile(path).catch(() => null);
  if (bytes && isPhoto(bytes, hash)) return { bytes, fault: null };
  const name = `${PHOTOS}/${basename(path)}`;
  if (!bytes) return { bytes: null, fault: `${name} is missing` };
  if (size === null || bytes.length >= size) return { bytes: null, fault: `${name} was changed` };
  return { bytes: null, fault: `${name} is cut short (${bytes.length} of ${size} bytes)` };
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

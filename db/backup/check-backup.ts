import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { migrations } from "../migrations";
import { chain } from "../upgrade/chain";
import {
  hashOf,
  photoPath,
  readManifest,
  SECRET,
  tablePath,
  type BackedUpTable,
  type Manifest,
} from "./manifest";
import { listBackups } from "./collection";
import { readPhoto } from "./photos";
import { hashBytes } from "./write-tables";

export type CheckedBackup = {
  folder: string;
  manifest: Manifest;
  secret: string;
  /** Whether the backup has a checksum of its secret. */
  isSecretChecked: boolean;
  /** Hashes of the photos that a restore leaves out. */
  damagedPhotos: string[];
};

/** Returns the backup in a folder, or the last one if the folder holds several. */
export async function findBackup(folder: string): Promise<string> {
  return (await listBackups(folder)).at(-1) ?? folder;
}

/**
 * Reads every file of a backup. Throws a sentence for who runs the server if one is damaged or too new;
 * `withoutDamagedPhotos` accepts damaged photos.
 */
export async function checkBackup(
  folder: string,
  { withoutDamagedPhotos = false } = {},
): Promise<CheckedBackup> {
  const manifest = await readManifest(folder);
  refuseNewer(folder, manifest);
  for (const table of manifest.tables) {
    // oxlint-disable-next-line no-await-in-loop -- one file at a time.
    await checkTable(folder, table);
  }
  const secret = await readSecret(folder, manifest);
  const damaged = [];
  for (const photo of manifest.photos) {
    // oxlint-disable-next-line no-await-in-loop -- one photo in memory at a time.
    const { fault } = await readPhoto(folder, photo);
    if (fault) damaged.push({ hash: photo.hash, fault });
  }
  if (damaged[0] && !withoutDamagedPhotos) throw refuseDamaged(folder, damaged[0], damaged.length);
  return {
    folder,
    manifest,
    secret,
    isSecretChecked: manifest.secret !== undefined,
    damagedPhotos: damaged.map(({ hash }) => hash),
  };
}

async function readSecret(folder: string, { secret: file }: Manifest) {
  const bytes = await readFile(join(folder, SECRET)).catch(() => null);
  const faultOf = () => {
    if (!bytes || (!file && bytes.length === 0)) return "is missing";
    if (!file || hashOf(bytes) === file.sha256) return null;
    return bytes.length < file.bytes ? "is cut short" : "was changed";
  };
  const fault = faultOf();
  if (fault || !bytes) throw new Error(`${folder} is damaged: ${SECRET} ${fault}`);
  return bytes.toString("utf8");
}

function refuseDamaged(
  folder: string,
  { hash, fault }: { hash: string; fault: string },
  count: number,
) {
  const collection = dirname(folder);
  const others = count > 1 ? `, and ${count - 1} more ${count === 2 ? "is" : "are"} damaged` : "";
  return new Error(
    `${folder} is damaged: ${fault}${others}. All backups in ${collection} share this photo as ` +
      `${photoPath(collection, hash)}. While the site has it, a new backup into that folder writes it ` +
      "again; otherwise restore with --without-damaged-photos",
  );
}

function refuseNewer(folder: string, { migrations: applied, release }: Manifest) {
  const known = new Set([...chain, ...migrations].map(({ name }) => name));
  const unknown = applied.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new Error(
    `${folder} was made by a newer version (${release}, with ${unknown.join(", ")}): ` +
      "restore it with that version",
  );
}

async function checkTable(folder: string, table: BackedUpTable) {
  const path = tablePath(folder, table.name);
  const { size } = await stat(path).catch(() => ({ size: null }));
  const name = `tables/${basename(path)}`;
  if (size === null) throw new Error(`${folder} is damaged: ${name} is missing`);
  const hashed = hashBytes();
  await pipeline(createReadStream(path), hashed.stream, discard());
  const { bytes, sha256 } = hashed.result();
  if (bytes < table.bytes) {
    throw new Error(
      `${folder} is damaged: ${name} is cut short (${bytes} of ${table.bytes} bytes)`,
    );
  }
  if (sha256 !== table.sha256) throw new Error(`${folder} is damaged: ${name} was changed`);
}

function discard() {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}

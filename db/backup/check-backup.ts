import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { migrations } from "../migrate";
import { readManifest, SECRET, tablePath, type BackedUpTable, type Manifest } from "./manifest";
import { listBackups } from "./collection";
import { readPhoto } from "./photos";
import { hashBytes } from "./write-tables";

export type CheckedBackup = { folder: string; manifest: Manifest; secret: string };

/** The backup in a folder, or the last one if the folder holds several. */
export async function findBackup(folder: string): Promise<string> {
  return (await listBackups(folder)).at(-1) ?? folder;
}

/** Reads every file of a backup. Throws a sentence for an operator if one is damaged or too new. */
export async function checkBackup(folder: string): Promise<CheckedBackup> {
  const manifest = await readManifest(folder);
  refuseNewer(folder, manifest);
  for (const table of manifest.tables) {
    // oxlint-disable-next-line no-await-in-loop -- one file at a time.
    await checkTable(folder, table);
  }
  for (const hash of manifest.photos) {
    // oxlint-disable-next-line no-await-in-loop -- one photo in memory at a time.
    await readPhoto(folder, hash);
  }
  const secret = await readFile(join(folder, SECRET), "utf8").catch(() => "");
  if (!secret) throw new Error(`${folder} is damaged: ${SECRET} is missing`);
  return { folder, manifest, secret };
}

function refuseNewer(folder: string, { migrations: applied, release }: Manifest) {
  const known = new Set(migrations.map(({ name }) => name));
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

import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { errorCode } from "../error-code";

/**
 * The format of the files; a later one is refused. The first had no checksums of the manifest and the
 * secret.
 */
export const FORMAT = 2;

const file = z.object({ bytes: z.number(), sha256: z.string() });

/** The bounds of a partition by days, as PostgreSQL prints them. A restore runs them unchanged. */
const BOUND = /^FOR VALUES FROM \('[\d-]+'\) TO \('[\d-]+'\)$/;

const table = file.extend({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  partition: z.object({ of: z.string(), bound: z.string().regex(BOUND) }).nullable(),
});

const photo = z.union([
  z.object({ hash: z.string(), bytes: z.number() }),
  // The first format had only the hashes.
  z.string().transform((hash) => ({ hash, bytes: null })),
]);

const manifest = z.object({
  format: z.number(),
  /** The release of the site that made the backup. */
  release: z.string(),
  /** The id of the site, which distinguishes it from others. */
  site: z.string(),
  /** The moment of the snapshot, ISO 8601. */
  startedAt: z.string(),
  /** Whether the schedule made the backup, which then deletes it too. */
  isNightly: z.boolean(),
  migrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), value: z.number() })),
  photos: z.array(photo),
  /** Hashes of photos that were damaged in the database, and so are not in the backup. */
  damagedPhotos: z.array(z.string()).default([]),
  /** Undefined in the first format. */
  secret: file.optional(),
});

/** The contents of a backup: its file `manifest.json`, written last, with its checksum beside it. */
export type Manifest = z.infer<typeof manifest>;
export type BackedUpTable = Manifest["tables"][number];
export type BackedUpPhoto = Manifest["photos"][number];

const MANIFEST = "manifest.json";
const CHECKSUM = "manifest.sha256";
export const SECRET = "secret";
export const PHOTOS = "photos";

export const manifestPath = (folder: string) => join(folder, MANIFEST);
export const tablePath = (folder: string, name: string) =>
  join(folder, "tables", `${name}.copy.gz`);
export const photoPath = (folder: string, hash: string) => join(folder, PHOTOS, `${hash}.jpg`);

export function hashOf(bytes: Buffer | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Writes the manifest and its checksum, which `sha256sum --check` can read too. */
export async function writeManifest(folder: string, content: Manifest) {
  const text = JSON.stringify(content, null, 2);
  const options = { mode: 0o600, flush: true };
  await writeFile(join(folder, CHECKSUM), `${hashOf(text)}  ${MANIFEST}\n`, options);
  await writeFile(manifestPath(folder), text, options);
}

/**
 * Throws a sentence for who runs the server if the folder has no complete backup, or one of a newer format.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readText(folder, MANIFEST);
  if (text === null) throw new Error(`${folder} has no complete backup: ${MANIFEST} is missing`);
  const parsed = z.looseObject({ format: z.number() }).safeParse(parseJson(text));
  const checksum = await readText(folder, CHECKSUM);
  if (!parsed.success || (checksum !== null && !checksum.startsWith(`${hashOf(text)} `))) {
    const fault = text.endsWith("}") ? "was changed" : "is cut short";
    throw new Error(`${folder} is damaged: ${MANIFEST} ${fault}`);
  }
  if (parsed.data.format > FORMAT) {
    throw new Error(`${folder} was made by a newer version: restore it with that version`);
  }
  if (checksum === null && parsed.data.format > 1) {
    throw new Error(`${folder} is damaged: ${CHECKSUM} is missing`);
  }
  const complete = manifest.safeParse(parsed.data);
  if (complete.success) return complete.data;
  throw new Error(`${folder} is damaged: ${MANIFEST} is incomplete`);
}

/** Resolves with null if the file is missing. */
function readText(folder: string, name: string): Promise<string | null> {
  return readFile(join(folder, name), "utf8").catch((error: unknown) => {
    if (errorCode(error) !== "ENOENT") throw error;
    return null;
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

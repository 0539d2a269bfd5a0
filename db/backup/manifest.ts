import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { errorCode } from "../error-code";

/** Of the files; a later one is refused. */
export const FORMAT = 1;

const file = z.object({ bytes: z.number(), sha256: z.string() });

const table = file.extend({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** A partition, with its bound as PostgreSQL prints it. */
  partition: z.object({ of: z.string(), bound: z.string() }).nullable(),
});

const manifest = z.object({
  format: z.number(),
  /** The version of the site that made it. */
  release: z.string(),
  /** Distinguishes sites. */
  site: z.string(),
  /** Moment of the snapshot, ISO 8601. */
  startedAt: z.string(),
  /** Made by the schedule, and so deleted by it. */
  isNightly: z.boolean(),
  migrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), value: z.number() })),
  photos: z.array(z.string()),
});

/** What a backup holds: its file `manifest.json`, written last. */
export type Manifest = z.infer<typeof manifest>;
export type BackedUpTable = Manifest["tables"][number];

const MANIFEST = "manifest.json";
export const SECRET = "secret";
export const PHOTOS = "photos";

export const manifestPath = (folder: string) => join(folder, MANIFEST);
export const tablePath = (folder: string, name: string) =>
  join(folder, "tables", `${name}.copy.gz`);
export const photoPath = (folder: string, hash: string) => join(folder, PHOTOS, `${hash}.jpg`);

/** Throws a sentence for an operator if the folder has no complete backup, or one of a newer format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestPath(folder), "utf8").catch((error: unknown) => {
    if (errorCode(error) !== "ENOENT") throw error;
    throw new Error(`${folder} has no complete backup: ${MANIFEST} is missing`, { cause: error });
  });
  const parsed = z.looseObject({ format: z.number() }).safeParse(parseJson(text));
  if (!parsed.success) throw new Error(`${folder} is damaged: ${MANIFEST} is cut short`);
  if (parsed.data.format > FORMAT) {
    throw new Error(`${folder} was made by a newer version: restore it with that version`);
  }
  const complete = manifest.safeParse(parsed.data);
  if (complete.success) return complete.data;
  throw new Error(`${folder} is damaged: ${MANIFEST} is incomplete`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

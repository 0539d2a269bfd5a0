import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Transform, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Queries } from "../connect";
import { PHOTO_FILES } from "./photos";
import { tablePath, type BackedUpTable } from "./manifest";
import type { Table } from "./schema.queries";

const NEW_LINE = 10;
const JOINED_BYTES = 256 * 1024;

/** Copies the rows of a table to its compressed file. */
export async function writeTable(
  sql: Queries,
  folder: string,
  { name, columns: all, partition }: Table,
): Promise<BackedUpTable> {
  // Photos are in files of their own.
  const columns = name === PHOTO_FILES.table ? all.filter((it) => it !== PHOTO_FILES.bytes) : all;
  const rows: Readable = await sql`copy ${sql(name)} (${sql(columns)}) to stdout`.readable();
  const counted = countLines();
  const hashed = hashBytes();
  await pipeline(
    rows,
    counted.stream,
    createGzip({ level: 3 }),
    hashed.stream,
    createWriteStream(tablePath(folder, name), { mode: 0o600, flush: true }),
  );
  return { name, columns, partition, rows: counted.lines(), ...hashed.result() };
}

/**
 * Counts the rows: line ends within values are escaped, so each line is one. The driver sends each row as a
 * chunk, which would be compressed, hashed and written one by one, so chunks are joined.
 */
function countLines() {
  let lines = 0;
  let joined: Buffer[] = [];
  let bytes = 0;
  function takeJoined() {
    const all = Buffer.concat(joined);
    joined = [];
    bytes = 0;
    return all;
  }
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1))
        lines += 1;
      joined.push(chunk);
      bytes += chunk.length;
      if (bytes < JOINED_BYTES) done();
      else done(null, takeJoined());
    },
    flush: (done) => done(null, takeJoined()),
  });
  return { stream, lines: () => lines };
}

/** Counts and hashes the bytes that pass. */
export function hashBytes() {
  const hash = createHash("sha256");
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest("hex") }) };
}

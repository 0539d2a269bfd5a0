import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { HEAD_BYTES } from "./file-type";
import { type UploadLimits, FILES_FIELD } from "./upload";

/** A file that has arrived completely. Who handles it deletes it. */
export type ReceivedFile = {
  name: string;
  path: string;
  bytes: number;
  /** The file's SHA-256, in hexadecimal. */
  hash: string;
  /** The file's first bytes. */
  head: Buffer;
  /** Whether the file was cut off at the limit. */
  isTruncated: boolean;
  /** The fields of the form that stand directly before the file. */
  fields: FormFields;
};

type FormFields = Readonly<Record<string, string>>;

export type Receiver = {
  limits: UploadLimits;
  /** Returns the path for the next file. */
  newPath: () => string;
  /** Handles one file after the other, in their order, while others are still arriving. */
  onFile: (file: ReceivedFile) => Promise<void>;
  /** Handles the error of a file that can't be written. */
  onDiskProblem: (name: string, error: Error) => void;
};

/**
 * Reads a multipart form from a stream; each file is written to the disk as it arrives. Resolves when
 * all have been handled, with what the form exceeds. Rejects if the connection is lost: the files that
 * have arrived are handled nevertheless.
 */
export async function receiveFiles(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  receiver: Receiver,
): Promise<{ tooMany: boolean; tooLarge: boolean; malformed: boolean }> {
  const { limits } = receiver;
  const exceeded = { tooMany: false, tooLarge: false, malformed: false };
  const parser = createParser(contentType, limits);
  if (!parser) return { ...exceeded, malformed: true };
  const files: Promise<void>[] = [];
  let fields: FormFields = {};
  parser.on("field", (name, value) => (fields = { ...fields, [name]: value }));
  parser.on("file", (field, stream, info) => {
    if (field !== FILES_FIELD) return stream.resume();
    const file = receiveFile(
      stream,
      { name: info.filename, fields, previous: files.at(-1) },
      receiver,
    );
    fields = {};
    // It may fail before the others have arrived, and is awaited after them.
    file.catch(() => {});
    files.push(file);
  });
  parser.on("filesLimit", () => (exceeded.tooMany = true));
  const limit = limitBytes(limits.requestBytes, () => (exceeded.tooLarge = true));
  const [read] = await Promise.allSettled([pipeline(fromWeb(body), limit, parser)]);
  await Promise.all(files);
  if (read.status === "fulfilled" || exceeded.tooLarge) return exceeded;
  if (!isMalformed(read.reason)) throw read.reason;
  return { ...exceeded, malformed: true };
}

/** Converts a stream: Node's types of the two kinds differ from those of the DOM. */
function fromWeb(body: ReadableStream<Uint8Array>) {
  return Readable.from(body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>);
}

/** Returns whether an error is the parser's, as opposed to one of the connection. */
function isMalformed(error: unknown) {
  return error instanceof Error && /^(Unexpected end of form|Malformed)/.test(error.message);
}

/** Creates the parser; null for a body of another type. */
function createParser(contentType: string, { files, fileBytes }: Receiver["limits"]) {
  try {
    return busboy({
      headers: { "content-type": contentType },
      limits: { files, fileSize: fileBytes, fields: 20, fieldSize: 10_000, parts: 60 },
      defParamCharset: "utf8",
    });
  } catch {
    return null;
  }
}

/** Returns a transform that ends a stream that exceeds a size by an error. */
function limitBytes(max: number, onExceeded: () => void) {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      if (bytes <= max) return done(null, chunk);
      onExceeded();
      done(new Error("the request is too large"));
    },
  });
}

type FileStart = {
  /** The name of the file; some clients send none. */
  name: string | undefined;
  fields: FormFields;
  /** The handling of the file before. */
  previous: Promise<void> | undefined;
};

async function receiveFile(
  stream: Readable & { truncated?: boolean },
  { name = "", fields, previous }: FileStart,
  { newPath, onFile, onDiskProblem }: Receiver,
) {
  const measured = measure();
  const path = newPath();
  // The three streams are no pipeline: it would destroy the parser's stream, and the parser would wait.
  stream.on("error", (error) => measured.transform.destroy(error)).pipe(measured.transform);
  try {
    await pipeline(measured.transform, createWriteStream(path, { flags: "wx" }));
  } catch (error) {
    stream.unpipe().resume();
    await rm(path, { force: true });
    if (isDiskError(error)) onDiskProblem(name, error);
    return;
  }
  const isTruncated = stream.truncated === true;
  try {
    await previous;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  // A browser sends this for a file input without a file.
  if (name === "" && measured.bytes() === 0) await rm(path, { force: true });
  else await onFile({ name, path, isTruncated, fields, ...measured.result() });
}

/** Creates a transform that counts and hashes what passes through. */
function measure() {
  const hash = createHash("sha256");
  let head = Buffer.alloc(0);
  let bytes = 0;
  const transform = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      hash.update(chunk);
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
      done(null, chunk);
    },
  });
  return {
    transform,
    bytes: () => bytes,
    result: () => ({ bytes, hash: hash.digest("hex"), head }),
  };
}

/** Returns whether an error is the disk's; the others are those of a lost connection. */
function isDiskError(error: unknown): error is Error {
  return error instanceof Error && "syscall" in error;
}

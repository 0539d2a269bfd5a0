import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import type { Sql } from "~/web/db.server";
import { log } from "~/web/log.server";
import { claimFile, findSentPhoto, storePhoto } from "~/catalog/photos/photos.queries.server";
import type { PictureCache } from "~/catalog/photos/pictures/picture-cache.server";
import { originalName } from "~/catalog/photos/pictures/picture-maker.server";
import {
  type JobProblem,
  MAX_PIXELS,
  MIN_SIDE,
  ORIGINAL_SIDE,
} from "~/catalog/photos/process/jobs";
import { PRIORITY, type PhotoProcess } from "~/catalog/photos/process/photo-process.server";
import { proposedAlts, type PhotoSubject } from "~/catalog/photos/proposed-alts.server";
import { fileTypeOf } from "./file-type";
import type { UploadLimits, UploadProblem } from "./upload";
import type { ReceivedFile } from "./receive-files.server";

export type StoreFileDeps = {
  sql: Sql;
  cache: PictureCache;
  process: PhotoProcess;
  /** Makes the sizes of a stored photo in the background. */
  makeSizes: (hash: string) => void;
};

type FileToStore = {
  file: ReceivedFile;
  subject: PhotoSubject;
  replaces: number | null;
  limits: UploadLimits;
};

export type StoredFile = { ok: true; id: number } | { ok: false; reason: UploadProblem };

/** Stores an uploaded file as a photo of a car, and deletes it. */
export async function storeFile(deps: StoreFileDeps, stored: FileToStore): Promise<StoredFile> {
  try {
    return await store(deps, stored);
  } finally {
    await rm(stored.file.path, { force: true });
  }
}

async function store(deps: StoreFileDeps, { file, subject, replaces, limits }: FileToStore) {
  const { sql } = deps;
  const problem = problemOf(file);
  if (problem) return refuseUpload(problem);
  // The repeat of a request whose response was lost counts as one file.
  const known = await findSentPhoto(sql, subject.id, file.hash);
  if (known !== null) return { ok: true as const, id: known };
  if (!(await claimFile(sql, limits.filesPerDay))) return refuseUpload("daily");
  const original = await makeOriginal(deps, file);
  if (!original.ok) return refuseUpload(original.reason);
  const { path, ...size } = original;
  try {
    const bytes = await readFile(path);
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
    const id = await storePhoto(sql, {
      carId: subject.id,
      file: { hash, bytes, ...size },
      uploadHash: file.hash,
      alts: proposedAlts(subject),
      replaces,
    });
    await deps.cache.add(originalName(hash), path);
    deps.makeSizes(hash);
    return { ok: true as const, id };
  } finally {
    // The file is still at its path where it has not become one of the cache.
    await rm(path, { force: true });
  }
}

/** Returns what is wrong with a file, by its size and first bytes. */
function problemOf({ isTruncated, bytes, head }: ReceivedFile): UploadProblem | null {
  if (isTruncated) return "large";
  if (bytes === 0) return "empty";
  const type = fileTypeOf(head);
  return type === "heic" || type === "animated" || type === "unknown" ? type : null;
}

async function makeOriginal({ cache, process }: StoreFileDeps, file: ReceivedFile) {
  const path = cache.unfinished();
  const limits = { pixels: MAX_PIXELS, minSide: MIN_SIDE, side: ORIGINAL_SIDE };
  const job = { kind: "store" as const, input: file.path, output: path, limits };
  const made = await process.run(job, PRIORITY.upload);
  if (made.ok && made.width && made.height) {
    return { ok: true as const, path, width: made.width, height: made.height };
  }
  await rm(path, { force: true });
  const reason: JobProblem = made.ok ? "failed" : made.reason;
  log.info({ reason }, "an uploaded photo was refused");
  return { ok: false as const, reason };
}

function refuseUpload(reason: UploadProblem) {
  return { ok: false as const, reason };
}

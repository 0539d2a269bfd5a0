import { rm } from "node:fs/promises";
import { mediaTypeOf } from "~/web/http/body.server";
import { log } from "~/log.server";
import type { PhotoSubject } from "~/photos/proposed-alts.server";
import { MAX_CONCURRENT, UPLOAD_LIMITS, type UploadLimits } from "./limits";
import { receiveFiles } from "./receive-files.server";
import { storeFile, type StoreParts } from "./store-file.server";
import type { RequestProblem, Upload } from "./upload";
import { UPLOAD_FIELDS } from "./upload-fields";

export type UploadRequest = {
  request: Request;
  subject: PhotoSubject;
  limits?: UploadLimits;
};

type Fields = { photo: number | null; hash: string | null };

const NO_FIELDS: Readonly<Fields> = { photo: null, hash: null };

/** Receives uploads, a few at a time: each may fill the disk and occupy the photo process. */
export function createReception(parts: StoreParts) {
  let active = 0;

  async function receive({ request, subject, limits = UPLOAD_LIMITS }: UploadRequest) {
    const upload: Upload = { stored: [], failed: [], problem: null, replaced: null };
    const fields: Fields = { ...NO_FIELDS };
    // In their order: the first one may become the main photo.
    let last = Promise.resolve();
    const received = await receiveFiles(request.body!, request.headers.get("Content-Type") ?? "", {
      limits,
      newPath: parts.cache.unfinished,
      onField: (name, value) => readField(fields, name, value),
      onFile: (file) => {
        const { photo: replaces, hash } = fields;
        Object.assign(fields, NO_FIELDS);
        const store = async () => {
          const original = { ...file, hash: hash ?? file.hash };
          const stored = await storeFile(parts, { file: original, subject, replaces, limits });
          if (!stored.ok) upload.failed.push({ file: file.name, reason: stored.reason });
          else {
            upload.stored.push(stored.id);
            if (stored.id !== replaces) upload.replaced ??= replaces;
          }
        };
        last = last.then(store, async (error: unknown) => {
          await rm(file.path, { force: true });
          throw error;
        });
        return last;
      },
      onDiskProblem: (file, error) => {
        log.error({ err: error }, "an uploaded photo could not be written to the disk");
        upload.failed.push({ file, reason: "disk" });
      },
    });
    return { ...upload, problem: problemOf(received, upload) };
  }

  return {
    /** Rejects if the connection is lost; the files that have arrived are stored nevertheless. */
    async receive(upload: UploadRequest): Promise<Upload> {
      if (mediaTypeOf(upload.request) !== "multipart/form-data" || !upload.request.body) {
        return refused("malformed");
      }
      if (active >= MAX_CONCURRENT) return refused("busy");
      active += 1;
      try {
        return await receive(upload);
      } finally {
        active -= 1;
      }
    },
  };
}

type Received = Awaited<ReturnType<typeof receiveFiles>>;

function problemOf(received: Received, { stored, failed }: Upload): RequestProblem | null {
  if (received.tooLarge) return "tooLarge";
  if (received.tooMany) return "tooMany";
  if (received.malformed) return "malformed";
  return stored.length + failed.length === 0 ? "none" : null;
}

function refused(problem: RequestProblem): Upload {
  return { stored: [], failed: [], problem, replaced: null };
}

function readField(fields: Fields, name: string, value: string) {
  if (name === UPLOAD_FIELDS.photo && /^[1-9]\d{0,8}$/.test(value)) fields.photo = Number(value);
  if (name === UPLOAD_FIELDS.hash && /^[0-9a-f]{64}$/.test(value)) fields.hash = value;
}

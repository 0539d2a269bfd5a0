import { mediaTypeOf } from "~/web/http/body.server";
import { log } from "~/web/log.server";
import type { PhotoSubject } from "~/catalog/photos/proposed-alts.server";
import { readRowId } from "~/web/id";
import { MAX_CONCURRENT, UPLOAD_LIMITS, type UploadLimits } from "./limits";
import { receiveFiles, type ReceivedFile } from "./receive-files.server";
import { storeFile, type StoreParts } from "./store-file.server";
import type { RequestProblem, Upload } from "./upload";
import { UPLOAD_FIELDS } from "./upload-fields";

export type UploadRequest = {
  request: Request;
  subject: PhotoSubject;
  limits?: UploadLimits;
};

/** Receives uploads, a few at a time: each may fill the disk and occupy the photo process. */
export function createReception(parts: StoreParts) {
  let active = 0;

  async function receive({ request, subject, limits = UPLOAD_LIMITS }: UploadRequest) {
    const upload: Upload = { stored: [], failed: [], problem: null, replaced: null };
    const received = await receiveFiles(request.body!, request.headers.get("Content-Type") ?? "", {
      limits,
      newPath: parts.cache.unfinished,
      onFile: async (sent) => {
        const { photo: replaces, hash } = readFields(sent.fields);
        const file = { ...sent, hash: hash ?? sent.hash };
        const stored = await storeFile(parts, { file, subject, replaces, limits });
        if (!stored.ok) {
          upload.failed.push({ file: file.name, reason: stored.reason });
          return;
        }
        upload.stored.push(stored.id);
        if (stored.id !== replaces) upload.replaced ??= replaces;
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

/** The photo that the next file replaces, and its hash in the browser before it was shrunk. */
function readFields(fields: ReceivedFile["fields"]) {
  const { [UPLOAD_FIELDS.photo]: photo = "", [UPLOAD_FIELDS.hash]: hash = "" } = fields;
  return {
    photo: readRowId(photo),
    hash: /^[0-9a-f]{64}$/.test(hash) ? hash : null,
  };
}

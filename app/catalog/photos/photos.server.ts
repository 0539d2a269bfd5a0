import { resolve } from "node:path";
import { type Sql, logFault } from "~/web/db.server";
import { createPictureCache } from "./pictures/picture-cache.server";
import { createPictureMaker, type PictureMakerDeps } from "./pictures/picture-maker.server";
import { createPhotoProcess, PRIORITY } from "./process/photo-process.server";
import {
  findPhotoFile,
  type PhotoFile,
  deleteOldUploadCounts,
  deleteRemovedPhotos,
  deleteUnusedFiles,
  listUnmade,
  recordMade,
} from "./pictures/photo-files.queries.server";
import {
  cutWidths,
  fileName,
  fullWidths,
  parseFileName,
  UNCUT,
  type PictureName,
  picturesOf,
  type Format,
} from "./pictures/picture-sizes";
import { mediaTypeOf } from "~/web/http/body.server";
import { log } from "~/web/log.server";
import type { PhotoSubject } from "./proposed-alts.server";
import { readRowId } from "~/web/id";
import {
  MAX_CONCURRENT,
  UPLOAD_LIMITS,
  type UploadLimits,
  type RequestProblem,
  type Upload,
  UPLOAD_FIELDS,
} from "./upload/upload";
import { receiveFiles, type ReceivedFile } from "./upload/receive-files.server";
import { storeFile, type StoreFileDeps } from "./upload/store-file.server";
import PQueue from "p-queue";
import { inBatches, runEach } from "~/web/maintenance.server";

export type Photos = ReturnType<typeof createPhotos>;

/** Creates the photos of the cars on this node: uploads, the child process, and the files on its disk. */
export function createPhotos(sql: Sql, dataDir: string) {
  const cache = createPictureCache(resolve(dataDir, "photos"));
  const process = createPhotoProcess();
  const maker = createPictureMaker({ sql, cache, process });
  const background = createBackground(sql, maker);
  const reception = createReception({ sql, cache, process, makeSizes: background.start });
  return {
    /** Stores the photos of a request. */
    receive: (upload: UploadRequest) => reception.receive(upload),
    /** Responds to a request for a picture. */
    serve: (file: string) => servePicture({ sql, cache, process, maker }, file),
    /** Makes the pictures of a changed focus; returns at once. */
    makeSizes: background.start,
    async open() {
      await cache.open();
      background.open();
    },
    async close() {
      background.close();
      await process.close();
    },
  };
}

type PictureServerDeps = PictureMakerDeps & { maker: ReturnType<typeof createPictureMaker> };

/** More waiting jobs take longer than a visitor waits for a picture. */
const MAX_WAITING = 100;

const TYPES = { jpg: "image/jpeg", webp: "image/webp", avif: "image/avif" } as const;

/** Responds with a picture from this node's disk; a missing one is made first. */
async function servePicture(deps: PictureServerDeps, file: string): Promise<Response> {
  const name = parseFileName(file);
  if (!name) return notFound();
  const cached = await deps.cache.read(fileName(name));
  if (cached) return pictureResponse(name, cached);
  const photo = await findPhotoFile(deps.sql, name.hash);
  if (!photo || !isUsed(name, photo)) return notFound();
  if (deps.process.waiting() > MAX_WAITING) return unavailable();
  await deps.maker.make(name, photo, PRIORITY.request);
  const made = await deps.cache.read(fileName(name));
  return made ? pictureResponse(name, made) : unavailable();
}

/** Returns whether pages use a size: arbitrary ones could fill the disk. */
function isUsed({ focus, width }: PictureName, photo: PhotoFile) {
  if (focus === UNCUT) return fullWidths(photo).includes(width);
  return photo.focuses.includes(focus) && cutWidths(photo).includes(width);
}

function pictureResponse({ format }: PictureName, bytes: Buffer<ArrayBufferLike>) {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": TYPES[format],
      "Content-Length": String(bytes.byteLength),
      // A picture never changes: another content or cut has another address.
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}

function notFound() {
  return new Response("no such picture", { status: 404, headers: { "Cache-Control": "no-store" } });
}

function unavailable() {
  return new Response("the picture is being made", {
    status: 503,
    headers: { "Cache-Control": "no-store", "Retry-After": "5" },
  });
}

type UploadRequest = {
  request: Request;
  subject: PhotoSubject;
  limits?: UploadLimits;
};

/** Receives uploads, a few at a time: each may fill the disk and occupy the photo process. */
function createReception(deps: StoreFileDeps) {
  let active = 0;

  async function receive({ request, subject, limits = UPLOAD_LIMITS }: UploadRequest) {
    const upload: Upload = { stored: [], failed: [], problem: null, replaced: null };
    const received = await receiveFiles(request.body!, request.headers.get("Content-Type") ?? "", {
      limits,
      newPath: deps.cache.unfinished,
      onFile: async (sent) => {
        const { photo: replaces, hash } = readFields(sent.fields);
        const file = { ...sent, hash: hash ?? sent.hash };
        const stored = await storeFile(deps, { file, subject, replaces, limits });
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
        return refuseRequest("malformed");
      }
      if (active >= MAX_CONCURRENT) return refuseRequest("busy");
      active += 1;
      try {
        return await receive(upload);
      } finally {
        active -= 1;
      }
    },
  };
}

type ReceivedForm = Awaited<ReturnType<typeof receiveFiles>>;

function problemOf(received: ReceivedForm, { stored, failed }: Upload): RequestProblem | null {
  if (received.tooLarge) return "tooLarge";
  if (received.tooMany) return "tooMany";
  if (received.malformed) return "malformed";
  return stored.length + failed.length === 0 ? "none" : null;
}

function refuseRequest(problem: RequestProblem): Upload {
  return { stored: [], failed: [], problem, replaced: null };
}

/** Reads the photo that the next file replaces, and the file's hash in the browser before it was shrunk. */
function readFields(fields: ReceivedFile["fields"]) {
  const { [UPLOAD_FIELDS.photo]: photo = "", [UPLOAD_FIELDS.hash]: hash = "" } = fields;
  return {
    photo: readRowId(photo),
    hash: /^[0-9a-f]{64}$/.test(hash) ? hash : null,
  };
}

type Maker = ReturnType<typeof createPictureMaker>;

const CHECK_EVERY_MS = 60_000;
const CLEAN_EVERY_MS = 3_600_000;

/** The number of files of a batch. It is small because a file has up to some MB. */
const FILES_BATCH_SIZE = 50;

/** Photos that are newer than this are left alone: another node may be making their sizes. */
const OTHERS_SECONDS = 60;

type Step = { made: 1 | 2; formats: Format[] };

/** Pages show a photo after the first step, which comes first for all photos. */
const STEPS: Step[] = [
  { made: 1, formats: ["jpg", "webp"] },
  { made: 2, formats: ["avif"] },
];

/** Makes the sizes of new photos, and of those whose node has stopped before it was done. */
function createBackground(sql: Sql, maker: Maker) {
  // One photo is processed at a time: the process decodes it once for all of its pictures.
  const queue = new PQueue({ concurrency: 1 });
  const timers: NodeJS.Timeout[] = [];
  let closed = false;

  async function makeStep(hash: string, { made, formats }: Step) {
    // The photo is read again: its focus may have changed.
    const file = await findPhotoFile(sql, hash);
    if (!file) return;
    for (const focus of file.focuses) {
      for (const picture of picturesOf({ ...file, focus }, formats)) {
        await maker.make(picture, file, PRIORITY.background);
      }
    }
    await recordMade(sql, hash, made);
  }

  function start(hash: string) {
    for (const step of STEPS) {
      void queue
        .add(() => makeStep(hash, step), { priority: -step.made })
        .catch(logError("the sizes of a photo could not be made"));
    }
  }

  async function startUnmade(seconds: number) {
    if (queue.size > 0) return;
    for (const { hash } of await listUnmade(sql, seconds)) start(hash);
  }

  return {
    /** Makes all sizes of a photo; returns at once. */
    start,
    open() {
      const check = (seconds: number) =>
        void startUnmade(seconds).catch(logError("photos could not be listed"));
      const clean = () => void cleanPhotos(sql, logError("old photos could not be deleted"));
      check(0);
      clean();
      timers.push(setInterval(() => check(OTHERS_SECONDS), CHECK_EVERY_MS).unref());
      timers.push(setInterval(clean, CLEAN_EVERY_MS).unref());
    },
    close() {
      closed = true;
      for (const timer of timers) clearInterval(timer);
      queue.clear();
      queue.pause();
    },
  };

  function logError(message: string) {
    return (error: unknown) => {
      if (!closed) logFault(error, message, { level: "error" });
    };
  }
}

export function cleanPhotos(sql: Sql, onError: (error: unknown) => void) {
  return runEach(
    [
      () => inBatches((limit) => deleteRemovedPhotos(sql, limit)),
      () => inBatches((limit) => deleteUnusedFiles(sql, limit), { limit: FILES_BATCH_SIZE }),
      () => deleteOldUploadCounts(sql),
    ],
    onError,
  );
}

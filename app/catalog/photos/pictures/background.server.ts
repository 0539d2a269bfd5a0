import PQueue from "p-queue";
import { logFault, type Sql } from "~/web/db.server";
import { inBatches, runEach } from "~/web/maintenance.server";
import { PRIORITY } from "~/catalog/photos/process/photo-process.server";
import {
  deleteOldUploadCounts,
  deleteRemovedPhotos,
  deleteUnusedFiles,
  findPhotoFile,
  listUnmade,
  recordMade,
} from "./photo-files.queries.server";
import type { createPictureMaker } from "./picture-maker.server";
import { picturesOf, type Format } from "./picture-sizes";

type Maker = ReturnType<typeof createPictureMaker>;

const CHECK_EVERY_MS = 60_000;
const CLEAN_EVERY_MS = 3_600_000;

/** Of files of up to some MB each. */
const FILES_BATCH_SIZE = 50;

/** Another node may be making the sizes of a newer photo. */
const OTHERS_SECONDS = 60;

type Step = { made: 1 | 2; formats: Format[] };

/** Pages show a photo after the first step, which comes first for all photos. */
const STEPS: Step[] = [
  { made: 1, formats: ["jpg", "webp"] },
  { made: 2, formats: ["avif"] },
];

/** Makes the sizes of new photos, and of those whose node has stopped before it was done. */
export function createBackground(sql: Sql, maker: Maker) {
  // One photo at a time: the process decodes it once for all of its pictures.
  const queue = new PQueue({ concurrency: 1 });
  const timers: NodeJS.Timeout[] = [];
  let closed = false;

  async function makeStep(hash: string, { made, formats }: Step) {
    // Read again: its focus may have changed.
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

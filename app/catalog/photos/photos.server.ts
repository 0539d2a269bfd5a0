import { resolve } from "node:path";
import type { Sql } from "~/web/db.server";
import { createBackground } from "./pictures/background.server";
import { createPictureCache } from "./pictures/picture-cache.server";
import { createPictureMaker } from "./pictures/picture-maker.server";
import { servePicture } from "./pictures/serve-picture.server";
import { createPhotoProcess } from "./process/photo-process.server";
import { createReception, type UploadRequest } from "./upload/reception.server";

export type Photos = ReturnType<typeof createPhotos>;

/** Photos of the cars on this node: uploads, the child process, and the files on its disk. */
export function createPhotos(sql: Sql, dataDir: string) {
  const cache = createPictureCache(resolve(dataDir, "photos"));
  const process = createPhotoProcess();
  const maker = createPictureMaker({ sql, cache, process });
  const background = createBackground(sql, maker);
  const reception = createReception({ sql, cache, process, makeSizes: background.start });
  return {
    /** Stores the photos of a request. */
    receive: (upload: UploadRequest) => reception.receive(upload),
    /** Answers a request for a picture. */
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

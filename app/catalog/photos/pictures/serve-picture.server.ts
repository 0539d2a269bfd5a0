import { PRIORITY } from "~/catalog/photos/process/photo-process.server";
import { findPhotoFile, type PhotoFile } from "./photo-files.queries.server";
import type { createPictureMaker, MakerParts } from "./picture-maker.server";
import {
  cutWidths,
  fileName,
  fullWidths,
  parseFileName,
  UNCUT,
  type PictureName,
} from "./picture-sizes";

type Parts = MakerParts & { maker: ReturnType<typeof createPictureMaker> };

/** More waiting jobs take longer than a visitor waits for a picture. */
const MAX_WAITING = 100;

const TYPES = { jpg: "image/jpeg", webp: "image/webp", avif: "image/avif" } as const;

/** A picture from this node's disk; a missing one is made first. */
export async function servePicture(parts: Parts, file: string): Promise<Response> {
  const name = parseFileName(file);
  if (!name) return notFound();
  const cached = await parts.cache.read(fileName(name));
  if (cached) return picture(name, cached);
  const photo = await findPhotoFile(parts.sql, name.hash);
  if (!photo || !isUsed(name, photo)) return notFound();
  if (parts.process.waiting() > MAX_WAITING) return unavailable();
  await parts.maker.make(name, photo, PRIORITY.request);
  const made = await parts.cache.read(fileName(name));
  return made ? picture(name, made) : unavailable();
}

/** Only sizes that pages use: arbitrary ones could fill the disk. */
function isUsed({ focus, width }: PictureName, photo: PhotoFile) {
  if (focus === UNCUT) return fullWidths(photo).includes(width);
  return photo.focuses.includes(focus) && cutWidths(photo).includes(width);
}

function picture({ format }: PictureName, bytes: Buffer<ArrayBufferLike>) {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": TYPES[format],
      "Content-Length": String(bytes.byteLength),
      // Another content or cut has another address.
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

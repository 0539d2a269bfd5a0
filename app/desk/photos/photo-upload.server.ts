import { log } from "~/web/log.server";
import type { Photos } from "~/catalog/photos/photos.server";
import type { PhotoSubject } from "~/catalog/photos/proposed-alts.server";
import type { RequestProblem, Upload, UploadProblem } from "~/catalog/photos/upload/upload";
import { mediaTypeOf } from "~/web/http/body.server";
import type { BodyTime } from "~/web/http/limits/body-time.server";
import { redirectToPhotos, refusePhotos } from "./photo-redirect.server";

const BUSY_SECONDS = 10;

/** Returns whether a request sends files: its body must not be read as a form. */
export function isPhotoUpload(request: Request): boolean {
  return mediaTypeOf(request) === "multipart/form-data";
}

type PhotoUpload = { request: Request; subject: PhotoSubject; staff: string; bodyTime: BodyTime };

/** Stores the files of a form. The caller has checked the session. */
export async function answerPhotoUpload(
  photos: Pick<Photos, "receive">,
  { request, subject, staff, bodyTime }: PhotoUpload,
) {
  bodyTime.allowSlow();
  const upload = await photos.receive({ request, subject });
  const { stored, failed, problem, replaced } = upload;
  log.info(
    { staff, car: subject.id, stored: stored.length, failed: failed.length },
    "staff sent photos",
  );
  if (problem === null && failed.length === 0) {
    const outcome = replaced === null ? "stored" : "replaced";
    return redirectToPhotos(request, subject.id, { outcome, count: stored.length, undo: replaced });
  }
  const retry = problem === "busy" && { "Retry-After": String(BUSY_SECONDS) };
  return refusePhotos({ kind: "upload", upload }, statusOf(upload), { ...retry });
}

const REQUEST_STATUS: Readonly<Record<RequestProblem, number>> = {
  tooLarge: 413,
  tooMany: 413,
  busy: 429,
  malformed: 422,
  none: 422,
};

function statusOf({ problem, failed }: Upload): number {
  if (problem) return REQUEST_STATUS[problem];
  const reasons = new Set<UploadProblem>(failed.map(({ reason }) => reason));
  if (reasons.has("disk") || reasons.has("failed")) return 503;
  return reasons.has("large") ? 413 : 422;
}

import { data, href } from "react-router";
import { deskRedirect } from "~/desk/access.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import {
  type PhotoAnswer,
  PHOTO_FIELDS,
  SEEN_PHOTO,
  seenOf,
  outcomeQuery,
  type PhotoOutcome,
  readOutcome,
  PHOTO_INTENTS,
} from "./photos";
import type { Sql } from "~/web/db.server";
import {
  listStoredPhotos,
  findPhotoSubject,
  changePhoto,
  findPhoto,
  movePhoto,
  removePhoto,
  restorePhoto,
} from "~/catalog/photos/photos.queries.server";
import { idOf, notFound } from "~/desk/fleet/model-id.server";
import { type PhotoSubject, proposedAlt } from "~/catalog/photos/proposed-alts.server";
import { log } from "~/web/log.server";
import type { Photos } from "~/catalog/photos/photos.server";
import { firstText } from "~/web/first-text";
import { parseSubmission } from "~/web/http/submission.server";
import { readRowId } from "~/web/id";
import { FALLBACK_LANGUAGE } from "~/web/i18n/languages";
import { localizedBy, type Localized } from "~/web/i18n/localized";
import { localizedSchema } from "~/web/i18n/localized-schema";
import { type View, FOCUSES, VIEWS } from "~/catalog/photos/photo";
import { z } from "zod";
import { messageKey } from "~/web/message-key";
import { isPrintableLine } from "~/web/plain-text";
import { trimmedLine } from "~/web/text-schema";
import type { RequestProblem, Upload, UploadProblem } from "~/catalog/photos/upload/upload";
import { mediaTypeOf } from "~/web/http/body.server";
import type { BodyTime } from "~/web/http/limits/body-time.server";

/** Redirects to the car's page, which says how the form ended. */
export function redirectToPhotos(request: Request, carId: number, outcome: PhotoOutcome) {
  const page = href("/admin/fleet/:id", { id: String(carId) });
  return deskRedirect(request, page + outcomeQuery(outcome));
}

export function refusePhotos(
  answer: PhotoAnswer,
  status: number,
  headers: Record<string, string> = {},
) {
  return data(answer, { status, headers: { ...PRIVATE_HEADERS, ...headers } });
}

/** Loads the photos of a car for its page on the desk. */
export async function loadPhotos(sql: Sql, request: Request, carId: number) {
  const outcome = readOutcome(new URL(request.url).searchParams);
  return { photos: await listStoredPhotos(sql, carId), outcome };
}

export type PhotoData = Awaited<ReturnType<typeof loadPhotos>>;

/** Finds the model of an address, for its photos. Throws a 404. */
export async function photoSubjectOf(sql: Sql, text: string | undefined): Promise<PhotoSubject> {
  const subject = await findPhotoSubject(sql, BigInt(idOf(text)));
  if (!subject) throw notFound();
  return subject;
}

export type PhotoActionDeps = { sql: Sql; photos: Pick<Photos, "makeSizes"> };

export type PhotoForm = { request: Request; form: FormData; subject: PhotoSubject; staff: string };

type Change = { form: FormData; subject: PhotoSubject; id: number };

/** What a form did; null if the photo is not there. */
type ChangePhotoResult =
  | PhotoOutcome["outcome"]
  | Extract<PhotoAnswer, { kind: "invalid" | "stale" }>
  | null;

/** Handles the forms of a car's photos, except uploads. Null for an intent of another section. */
export async function answerPhotoForm(
  deps: PhotoActionDeps,
  { request, form, subject, staff }: PhotoForm,
) {
  const change = changeOf(form.get("intent"));
  if (!change) return null;
  const id = readRowId(firstText(form.get("photo")));
  const changed = id === null ? null : await change(deps, { form, subject, id });
  if (id === null || changed === null) return refusePhotos({ kind: "gone" }, 404);
  if (typeof changed === "object") {
    return refusePhotos(changed, changed.kind === "stale" ? 409 : 422);
  }
  log.info({ staff, car: subject.id, photo: id, outcome: changed }, "staff changed a photo");
  return redirectToPhotos(request, subject.id, {
    outcome: changed,
    count: 0,
    undo: changed === "removed" ? id : null,
  });
}

function changeOf(intent: unknown) {
  switch (intent) {
    case PHOTO_INTENTS.save:
      return save;
    case PHOTO_INTENTS.earlier:
      return move(-1);
    case PHOTO_INTENTS.later:
      return move(1);
    case PHOTO_INTENTS.remove:
      return remove;
    case PHOTO_INTENTS.undo:
      return undo;
    default:
      return null;
  }
}

async function save(
  { sql, photos }: PhotoActionDeps,
  { form, subject, id }: Change,
): Promise<ChangePhotoResult> {
  const submission = parseSubmission(form, photoSchema, PHOTO_FIELDS);
  if (submission.status !== "success") {
    return { kind: "invalid", photo: id, result: submission.reply() };
  }
  const before = await findPhoto(sql, subject.id, id);
  if (!before) return null;
  const seen = form.get(SEEN_PHOTO);
  if (seen !== null && seen !== seenOf(before)) return { kind: "stale" };
  const { view, focus, alt } = submission.value;
  const text = changedAlt(subject, { before, view, alt });
  const changed = await changePhoto(sql, subject.id, id, { view, focus, alt: text });
  if (!changed) return null;
  photos.makeSizes(before.hash);
  return "saved";
}

function move(step: 1 | -1) {
  return ({ sql }: PhotoActionDeps, { subject, id }: Change): Promise<ChangePhotoResult> =>
    movePhoto(sql, subject.id, id, step);
}

async function remove(
  { sql }: PhotoActionDeps,
  { subject, id }: Change,
): Promise<ChangePhotoResult> {
  return (await removePhoto(sql, subject.id, id)) ? "removed" : null;
}

async function undo({ sql }: PhotoActionDeps, { subject, id }: Change): Promise<ChangePhotoResult> {
  return (await restorePhoto(sql, subject.id, id)) ? "restored" : null;
}

type Texts = { before: { view: View; alt: Localized }; view: View; alt: Localized };

/** Returns the changed texts. A proposed text that was not edited follows the view. */
function changedAlt(subject: PhotoSubject, { before, view, alt }: Texts): Localized {
  const proposed = proposedAlt(subject, before.view);
  const next = proposedAlt(subject, view);
  return localizedBy((lang) => (alt[lang] === proposed[lang] ? next[lang] : alt[lang]));
}

const TEXT = messageKey("photos.errors.altText");

const alt = trimmedLine(TEXT).refine(
  (text) => text.length <= 200 && (text === "" || isPrintableLine(text)) && !/[<>]/.test(text),
  TEXT,
);

/** The schema of the form of one photo. Messages are translation keys. */
const photoSchema = z
  .object({
    view: z.enum(VIEWS, messageKey("photos.errors.view")),
    focus: z
      .string()
      .transform(Number)
      .pipe(z.literal([...FOCUSES], messageKey("photos.errors.focus"))),
    alt: localizedSchema(alt),
  })
  .superRefine(({ view, alt: texts }, context) => {
    if (view !== "main" || texts[FALLBACK_LANGUAGE]) return;
    const message = messageKey("photos.errors.alt");
    context.addIssue({ code: "custom", path: ["alt", FALLBACK_LANGUAGE], message });
  });

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

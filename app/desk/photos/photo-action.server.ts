import type { Sql } from "~/web/db.server";
import { log } from "~/web/log.server";
import {
  changePhoto,
  findPhoto,
  movePhoto,
  removePhoto,
  restorePhoto,
} from "~/catalog/photos/photos.queries.server";
import type { Photos } from "~/catalog/photos/photos.server";
import { type PhotoSubject, proposedAlt } from "~/catalog/photos/proposed-alts.server";
import { firstText } from "~/web/first-text";
import { parseSubmission } from "~/web/http/submission.server";
import { readRowId } from "~/web/id";
import { type PhotoAnswer, PHOTO_FIELDS, SEEN_PHOTO, seenOf } from "./photos";
import { PHOTO_INTENTS, type PhotoOutcome } from "./photo-intents";
import { redirectToPhotos, refusePhotos } from "./photo-redirect.server";
import { type Alt, type View, FOCUSES, VIEWS } from "~/catalog/photos/photo";
import { z } from "zod";
import { messageKey } from "~/web/message-key";
import { isPrintableLine } from "~/web/plain-text";
import { trimmedLine } from "~/web/text-schema";

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

type Texts = { before: { view: View; alt: Alt }; view: View; alt: Alt };

/** Returns the changed texts. A proposed text that was not edited follows the view. */
function changedAlt(subject: PhotoSubject, { before, view, alt }: Texts): Alt {
  const proposed = proposedAlt(subject, before.view);
  const next = proposedAlt(subject, view);
  return {
    en: alt.en === proposed.en ? next.en : alt.en,
    ka: alt.ka === proposed.ka ? next.ka : alt.ka,
  };
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
    altEn: alt,
    altKa: alt,
  })
  .superRefine(({ view, altEn, altKa }, context) => {
    if (view !== "main") return;
    const empty = [altEn === "" && "altEn", altKa === "" && "altKa"].filter(
      (path) => path !== false,
    );
    for (const path of empty) {
      context.addIssue({ code: "custom", path: [path], message: messageKey("photos.errors.alt") });
    }
  })
  .transform(({ view, focus, altEn, altKa }) => ({ view, focus, alt: { en: altEn, ka: altKa } }));

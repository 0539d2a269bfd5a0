import { FILES_FIELD, UPLOAD_FIELDS } from "~/catalog/photos/upload/upload-fields";
import { PHOTO_INTENTS } from "./photo-intents";
import { PROBLEMS_ID } from "./problems-id";
import type { PreparedPhoto } from "./shrink-photo";

/** `problem` is the server's message, or null without an answer. */
export type Sent = { ok: true } | { ok: false; problem: string | null };

const TOO_MANY = 429;
const ATTEMPTS = 3;

/** Sends one photo as the form would; `onProgress` gets numbers from 0 to 1. */
export async function sendPhoto(
  action: string,
  photo: PreparedPhoto,
  onProgress: (progress: number) => void,
): Promise<Sent> {
  for (let attempt = 1; ; attempt += 1) {
    const request = await post(action, formOf(photo), onProgress);
    // After a redirect to the sign-in form.
    if (request.status === 200 && !isAt(action, request)) location.assign(request.responseURL);
    if (request.status === 200) return { ok: true };
    if (request.status !== TOO_MANY || attempt === ATTEMPTS) {
      return { ok: false, problem: problemIn(request.response) };
    }
    await pause(Number(request.getResponseHeader("Retry-After")) || 1);
  }
}

/** The fields in the order of the form. */
function formOf({ blob, name, hash }: PreparedPhoto) {
  const form = new FormData();
  form.append("intent", PHOTO_INTENTS.upload);
  if (hash) form.append(UPLOAD_FIELDS.hash, hash);
  form.append(FILES_FIELD, blob, name);
  return form;
}

/** `fetch` does not report the progress of a body. Resolves without an answer too: the status is 0. */
function post(action: string, form: FormData, onProgress: (progress: number) => void) {
  return new Promise<XMLHttpRequest>((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener("loadend", () => resolve(request));
    request.open("POST", action);
    request.responseType = "document";
    request.send(form);
  });
}

function isAt(action: string, { responseURL }: XMLHttpRequest) {
  return new URL(responseURL).pathname === new URL(action, location.href).pathname;
}

/** The message in the page that the server answered with; null without a page. */
function problemIn(page: Document | null): string | null {
  return page?.getElementById(PROBLEMS_ID)?.textContent ?? null;
}

function pause(seconds: number) {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

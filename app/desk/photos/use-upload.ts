import { useEffect, useRef, useState } from "react";
import { FILES_FIELD, UPLOAD_FIELDS } from "~/catalog/photos/upload/upload";
import { PHOTO_INTENTS, PROBLEMS_ID } from "./photos";

export type UploadItem = {
  id: number;
  file: File;
  /** The preview's `blob:` address. */
  preview: string;
  state: "waiting" | "preparing" | "sending" | "done" | "failed";
  /** The progress from 0 to 1. */
  progress: number;
  /** The server's message; null if there was no response. */
  problem: string | null;
};

/** Sends files one by one, each in a request of its own: a lost connection loses only one. */
export function useUpload(action: string, onStored: () => void) {
  const [items, setItems] = useState<UploadItem[]>([]);
  const [isSending, setSending] = useState(false);
  const previews = useRef<string[]>([]);
  useEffect(() => () => previews.current.forEach((preview) => URL.revokeObjectURL(preview)), []);

  function change(id: number, changes: Partial<UploadItem>) {
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...changes } : item)));
  }

  async function sendOne({ id, file }: UploadItem) {
    change(id, { state: "preparing", problem: null });
    const photo = await preparePhoto(file);
    change(id, { state: "sending", progress: 0 });
    const sent = await sendPhoto(action, photo, (progress) => change(id, { progress }));
    if (sent.ok) change(id, { state: "done" });
    else change(id, { state: "failed", problem: sent.problem });
    if (sent.ok) onStored();
  }

  async function sendAll(waiting: UploadItem[]) {
    setSending(true);
    for (const item of waiting) await sendOne(item);
    setSending(false);
  }

  return {
    items,
    isSending,
    send(files: File[]) {
      const added = files.map((file, index) => newItem(items.length + index, file));
      previews.current.push(...added.map(({ preview }) => preview));
      setItems([...items, ...added]);
      void sendAll(added);
    },
    retry: () => void sendAll(items.filter(({ state }) => state === "failed")),
  };
}

function newItem(id: number, file: File): UploadItem {
  const preview = URL.createObjectURL(file);
  return { id, file, preview, state: "waiting", progress: 0, problem: null };
}

/** The result of sending a photo. `problem` is the server's message, or null without a response. */
type SendPhotoResult = { ok: true } | { ok: false; problem: string | null };

const TOO_MANY = 429;
const ATTEMPTS = 3;

/** Sends one photo as the form would; `onProgress` gets numbers from 0 to 1. */
async function sendPhoto(
  action: string,
  photo: PreparedPhoto,
  onProgress: (progress: number) => void,
): Promise<SendPhotoResult> {
  for (let attempt = 1; ; attempt += 1) {
    const request = await post(action, formOf(photo), onProgress);
    // The browser was redirected to the sign-in form, which is opened.
    if (request.status === 200 && !isAt(action, request)) location.assign(request.responseURL);
    if (request.status === 200) return { ok: true };
    if (request.status !== TOO_MANY || attempt === ATTEMPTS) {
      return { ok: false, problem: problemIn(request.response) };
    }
    await pause(Number(request.getResponseHeader("Retry-After")) || 1);
  }
}

/** Returns the form with its fields in their order. */
function formOf({ blob, name, hash }: PreparedPhoto) {
  const form = new FormData();
  form.append("intent", PHOTO_INTENTS.upload);
  if (hash) form.append(UPLOAD_FIELDS.hash, hash);
  form.append(FILES_FIELD, blob, name);
  return form;
}

/**
 * Posts a form; `fetch` does not report the progress of a body. It resolves without a response too: the
 * status is 0.
 */
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

/** Returns the message in the page of the server's response; null without a page. */
function problemIn(page: Document | null): string | null {
  return page?.getElementById(PROBLEMS_ID)?.textContent ?? null;
}

function pause(seconds: number) {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

/** The longer side of a sent photo, in pixels: the server stores no more. */
const SIDE = 2560;
const QUALITY = 0.88;

type PreparedPhoto = {
  blob: Blob;
  name: string;
  /** The SHA-256 of the original: the server recognizes it if it is sent again. Null if unknown. */
  hash: string | null;
};

/** Prepares a photo to be sent: shrunk if the browser can do it, else the original. */
async function preparePhoto(file: File): Promise<PreparedPhoto> {
  const original = { blob: file, name: file.name, hash: null };
  // Both are available only in secure contexts.
  if (!crypto.subtle || typeof createImageBitmap !== "function") return original;
  try {
    const smaller = await shrink(file);
    if (!smaller || smaller.size >= file.size) return original;
    return { blob: smaller, name: file.name, hash: await hashOf(file) };
  } catch {
    // The browser can't decode this format: the server judges it.
    return original;
  }
}

async function shrink(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return null;
  // The background is white where the original is transparent: JPEG has no transparency.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The longer side of a sent photo, in pixels: the server stores no more. */
const SIDE = 2560;
const QUALITY = 0.88;

export type PreparedPhoto = {
  blob: Blob;
  name: string;
  /** The SHA-256 of the original: the server recognizes it if it is sent again. Null if unknown. */
  hash: string | null;
};

/** A photo to send: shrunk if the browser can do it, else the original. */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  const original = { blob: file, name: file.name, hash: null };
  // Only in secure contexts.
  if (!crypto.subtle || typeof createImageBitmap !== "function") return original;
  try {
    const smaller = await shrink(file);
    if (!smaller || smaller.size >= file.size) return original;
    return { blob: smaller, name: file.name, hash: await hashOf(file) };
  } catch {
    // A format that this browser can't decode: the server judges it.
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
  // JPEG has no transparency.
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

import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a text under the site's secret, so that the database alone does not reveal it. */
export function seal(secret: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Null if it was encrypted under another secret. */
export function unseal(secret: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  if (bytes.length < tagEnd) return null;
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
  try {
    return decipher.update(bytes.subarray(tagEnd), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}

function keyOf(secret: string) {
  return createHmac("sha256", secret).update("second factor").digest();
}

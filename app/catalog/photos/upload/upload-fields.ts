/** Fields of an upload's form, each for the file after it. */
export const UPLOAD_FIELDS = {
  /** The id of the photo to replace. */
  photo: "photo",
  /** The SHA-256 of the file that the browser has shrunk, in hexadecimal. */
  hash: "hash",
} as const;

/** The field of the files. */
export const FILES_FIELD = "photos";

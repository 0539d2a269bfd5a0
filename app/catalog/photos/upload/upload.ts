import type { JobProblem } from "~/catalog/photos/process/jobs";

/** Why a file was not stored. */
export type UploadProblem =
  | JobProblem
  | "large"
  | "heic"
  | "unknown"
  | "empty"
  /** The limit of the day is exceeded. */
  | "daily";

/** Why the files of a request were not stored or not all read. */
export type RequestProblem = "tooMany" | "tooLarge" | "busy" | "none" | "malformed";

export type Upload = {
  /** Ids of the stored photos. */
  stored: number[];
  /** The files that were not stored, by their names. */
  failed: { file: string; reason: UploadProblem }[];
  problem: RequestProblem | null;
  /** The photo that the first file has replaced, or null. */
  replaced: number | null;
};

const MB = 1024 * 1024;

/** Sizes in bytes. */
export type UploadLimits = {
  fileBytes: number;
  files: number;
  requestBytes: number;
  filesPerDay: number;
};

export const UPLOAD_LIMITS: UploadLimits = {
  fileBytes: 15 * MB,
  files: 20,
  requestBytes: 100 * MB,
  filesPerDay: 1_000,
};

/** The number of uploads at the same time, on this node. */
export const MAX_CONCURRENT = 2;

/** The types that a file input offers: iPhones then convert their photos to JPEG. */
export const ACCEPTED_TYPES = "image/jpeg,image/png,image/webp,image/avif";

/** The names of an upload's fields, each for the file after it. */
export const UPLOAD_FIELDS = {
  /** The id of the photo to replace. */
  photo: "photo",
  /** The SHA-256 of the file that the browser has shrunk, in hexadecimal. */
  hash: "hash",
} as const;

/** The field of the files. */
export const FILES_FIELD = "photos";

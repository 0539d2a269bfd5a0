import type { JobProblem } from "~/catalog/photos/process/jobs";

/** Why a file was not stored. */
export type UploadProblem =
  | JobProblem
  | "large"
  | "heic"
  | "unknown"
  | "empty"
  /** The limit of the day. */
  | "daily";

/** Why the files of a request were not stored or not all read. */
export type RequestProblem = "tooMany" | "tooLarge" | "busy" | "none" | "malformed";

export type Upload = {
  /** Ids of the stored photos. */
  stored: number[];
  /** By the name of the file. */
  failed: { file: string; reason: UploadProblem }[];
  problem: RequestProblem | null;
  /** The photo that the first file has replaced, or null. */
  replaced: number | null;
};

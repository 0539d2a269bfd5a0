import type { Upload } from "~/catalog/photos/upload/upload";
import type { FormResult } from "~/web/http/submission.server";

/** Why a form of a car's photos was refused. Errors are translation keys. */
export type PhotoAnswer =
  | { kind: "upload"; upload: Upload }
  | { kind: "invalid"; photo: number; result: FormResult }
  | { kind: "gone" }
  /** Its view, focus or texts are not those that the form showed. */
  | { kind: "stale" };

import type { Upload } from "~/photos/upload/upload";
import type { FormErrors } from "~/web/http/form.server";
import type { PhotoField } from "./photo-fields";

/** Why a form of a car's photos was refused. Errors are translation keys. */
export type PhotoAnswer =
  | { kind: "upload"; upload: Upload }
  | {
      kind: "invalid";
      photo: number;
      errors: FormErrors<PhotoField>;
      typed: Record<PhotoField, string>;
    }
  | { kind: "gone" }
  /** Its view, focus or texts are not those that the form showed. */
  | { kind: "stale" };

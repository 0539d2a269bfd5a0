import type { Area, Format } from "~/catalog/photos/pictures/picture-sizes";

/** Messages to the child process, `tools/photo-process.mjs`. Paths are absolute. */
export type Job =
  | {
      kind: "store";
      input: string;
      output: string;
      limits: { pixels: number; minSide: number; side: number };
    }
  | {
      kind: "cut";
      input: string;
      output: string;
      width: number;
      format: Format;
      area: Area | null;
      side: number;
    };

/** Why a file can't be used; `disk` and `failed` are no fault of the file. */
export type JobProblem = "damaged" | "pixels" | "small" | "animated" | "disk" | "failed";

export type JobResult =
  | { ok: true; width?: number; height?: number }
  | { ok: false; reason: JobProblem; message?: string };

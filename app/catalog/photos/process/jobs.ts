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

/** The longer side of a stored original, in pixels. */
export const ORIGINAL_SIDE = 2560;

/** The width in pixels to which a photo is shrunk once; its sizes are made from that. */
export const DECODED_WIDTH = 1920;

/** Limits of uploaded pictures, in pixels. */
export const MAX_PIXELS = 60_000_000;
export const MIN_SIDE = 100;

import { style } from "@vanilla-extract/css";

/** The wrapper has no box of its own: the image is laid out as if it stood alone. */
export const wrapper = style({ display: "contents" });

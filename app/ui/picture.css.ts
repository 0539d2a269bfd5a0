import { style } from "@vanilla-extract/css";

/** Without a box of its own: the image is laid out as if it stood alone. */
export const wrapper = style({ display: "contents" });

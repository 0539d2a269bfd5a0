import { style } from "@vanilla-extract/css";

/** The focus outline is inside the picture: outside it may be clipped. */
export const link = style({ display: "block", outlineOffset: "-3px" });

import { style } from "@vanilla-extract/css";

/** The sign of focus lies on the picture: what stands around it may be cut off. */
export const link = style({ display: "block", outlineOffset: "-3px" });

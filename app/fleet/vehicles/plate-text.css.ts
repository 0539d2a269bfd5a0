import { style } from "@vanilla-extract/css";

/** On one line wherever it fits. */
export const plate = style({ display: "inline-block", maxWidth: "100%" });

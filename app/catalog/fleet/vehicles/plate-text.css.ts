import { style } from "@vanilla-extract/css";

/** A plate stays on one line wherever it fits. */
export const plate = style({
  display: "inline-block",
  maxWidth: "100%",
  selectors: {
    // The underline of a link does not reach into this box.
    "a &": { textDecoration: "inherit" },
  },
});

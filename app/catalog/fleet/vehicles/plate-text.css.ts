import { style } from "@vanilla-extract/css";

/** On one line wherever it fits. */
export const plate = style({
  display: "inline-block",
  maxWidth: "100%",
  selectors: {
    // A link's line does not reach into a box.
    "a &": { textDecoration: "inherit" },
  },
});

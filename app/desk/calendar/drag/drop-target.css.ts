import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

/** A row over which a bar is dragged, and that can take it. */
export const dropTarget = style({
  outline: `3px solid ${theme.color.focus}`,
  outlineOffset: "-3px",
});

import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

/** A row over which a bar is dragged, and that can take it. */
export const dropTarget = style({
  outline: `3px solid ${theme.color.focus}`,
  outlineOffset: "-3px",
});

/**
 * The refusal lies over the rows that follow the one on which the bar was dropped; the script sets how far
 * down.
 */
export const refusal = style({
  position: "absolute",
  zIndex: 3,
  insetInline: theme.space.medium,
  display: "grid",
  justifyItems: "start",
  gap: theme.space.small,
  padding: theme.space.medium,
  border: `2px solid ${theme.color.problem}`,
  borderRadius: theme.radius.small,
  background: theme.color.surface,
});

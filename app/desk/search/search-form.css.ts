import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

/** The plate of a found car is beside its name, and only the name is underlined. */
export const vehicle = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space.small,
  textDecoration: "none",
});

globalStyle(`${vehicle} > bdi`, { textDecoration: "underline 1px", textUnderlineOffset: "0.2em" });

/** The form is at the start of the frame's row; what follows it is at the end. */
export const form = style({
  flexGrow: 1,
  display: "flex",
  gap: theme.space.hair,
  minWidth: 0,
  maxWidth: theme.size.column,
  marginInlineEnd: "auto",
});

import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

/** Its height for a thumb takes no space. */
export const link = style({
  display: "inline-block",
  paddingBlock: theme.space.snug,
  marginBlock: `calc(-1 * ${theme.space.snug})`,
  color: theme.color.text,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});

import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

/**
 * The height for a thumb takes no space. The link is inline, so that no line begins with the comma after
 * it.
 */
export const link = style({
  paddingBlock: theme.space.snug,
  color: theme.color.text,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});

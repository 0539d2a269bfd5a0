import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const skip = style({
  position: "absolute",
  insetInlineStart: theme.space.medium,
  top: theme.space.small,
  zIndex: 4,
  padding: theme.space.small,
  background: theme.color.surface,
  selectors: { "&:not(:focus)": { clipPath: "inset(50%)" } },
});

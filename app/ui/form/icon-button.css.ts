import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

/** A button with only an icon. Its name is in `aria-label`. */
export const iconButton = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: theme.size.touch,
  height: theme.size.touch,
  padding: 0,
  border: "2px solid transparent",
  borderRadius: theme.radius.round,
  background: "none",
  color: "inherit",
  cursor: "pointer",
  selectors: { "&:hover": { background: theme.color.accentSurface } },
});

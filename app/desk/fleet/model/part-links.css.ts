import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space.hair,
  borderBlockEnd: `3px solid ${theme.color.accent}`,
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: theme.size.touch,
  padding: `${theme.space.hair} ${theme.space.snug}`,
  borderStartStartRadius: theme.radius.small,
  borderStartEndRadius: theme.radius.small,
  background: theme.color.sunken,
  color: theme.color.text,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
  textDecoration: "none",
  selectors: { "&:hover": { background: theme.color.accentSurface } },
});

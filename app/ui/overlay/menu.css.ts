import { globalStyle, style } from "@vanilla-extract/css";
import { floating } from "./popover.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

/** A list that a summary opens below it, aligned to its end. */
export const menu = style({ position: "relative" });

export const opener = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: theme.space.hair,
  minWidth: theme.size.touch,
  minHeight: theme.size.touch,
  paddingInline: theme.space.small,
  borderRadius: theme.radius.small,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
  listStyle: "none",
  // In a narrow header the Georgian language name has just enough space.
  "@media": { [screens.small]: { paddingInline: theme.space.hair } },
  selectors: {
    "&:hover": { background: theme.color.accentSurface },
    "&::-webkit-details-marker": { display: "none" },
  },
});

globalStyle(`${menu}[open] > ${opener}`, { background: theme.color.accentSurface });

export const panel = style([
  floating,
  {
    position: "absolute",
    insetInlineEnd: 0,
    zIndex: 2,
    display: "grid",
    width: "max-content",
    minWidth: "10rem",
    maxWidth: "min(20rem, 88vw)",
    marginBlockStart: theme.space.hair,
    padding: theme.space.small,
  },
]);

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space.small,
  minHeight: theme.size.touch,
  paddingInline: theme.space.small,
  border: 0,
  borderRadius: theme.radius.small,
  background: "none",
  color: theme.color.text,
  fontWeight: theme.weight.strong,
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  selectors: { "&:hover": { background: theme.color.accentSurface } },
});

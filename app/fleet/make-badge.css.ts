import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme.css";

export const emblem = style({
  width: "2rem",
  height: "2rem",
  flexShrink: 0,
  fill: theme.color.accent,
});

export const letter = style({
  fill: theme.color.onAccent,
  fontFamily: theme.font.poster,
  fontSize: "15px",
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.poster,
  textAnchor: "middle",
});

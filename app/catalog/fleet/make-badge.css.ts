import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const emblem = style({
  width: "2.25rem",
  height: "2.25rem",
  flexShrink: 0,
  fill: theme.color.sign,
});

export const letters = style({
  fill: theme.color.onSign,
  fontFamily: theme.font.poster,
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.label,
  textAnchor: "middle",
});

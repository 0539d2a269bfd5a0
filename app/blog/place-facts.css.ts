import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme.css";

export const list = style({ display: "grid", gap: theme.space.small });

export const fact = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: theme.space.small,
  color: theme.color.accent,
});

export const words = style({ lineHeight: 1.3 });

export const term = style({
  fontSize: theme.text.small,
  fontStretch: theme.stretch.label,
  color: theme.color.textSoft,
});

export const value = style({ color: theme.color.text });

import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const list = style({ display: "grid", gap: theme.space.small });

export const term = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space.small,
  fontSize: theme.text.small,
  fontStretch: theme.stretch.label,
  color: theme.color.textSoft,
});

export const sign = style({ color: theme.color.accent });

/** The value stands below its term, indented by the icon's width. */
export const value = style({
  paddingInlineStart: `calc(1.25 * ${theme.text.small} + ${theme.space.small})`,
  lineHeight: 1.35,
});

import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const banner = style({
  padding: `${theme.space.hair} ${theme.space.medium}`,
  background: theme.color.onNightSoft,
  color: theme.color.onDawn,
  textAlign: "center",
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
});

export const link = style({ color: "inherit" });

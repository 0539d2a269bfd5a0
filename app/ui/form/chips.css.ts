import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: theme.space.medium,
  rowGap: theme.space.hair,
  padding: 0,
  listStyle: "none",
});

export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space.hair,
  fontSize: theme.text.small,
  fontStretch: theme.stretch.label,
  color: theme.color.textSoft,
});

import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const root = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space.snug,
});

export const details = style({ minWidth: 0 });

export const field = style({
  display: "grid",
  gap: theme.space.hair,
  paddingBlockStart: theme.space.small,
  fontSize: theme.text.small,
});

export const address = style({
  width: "min(26rem, 100%)",
  minHeight: theme.size.touch,
  padding: theme.space.small,
  border: `2px solid ${theme.color.control}`,
  borderRadius: theme.radius.small,
  background: theme.color.surface,
  color: theme.color.text,
  font: "inherit",
});

export const status = style({ color: theme.color.good, fontWeight: theme.weight.strong });

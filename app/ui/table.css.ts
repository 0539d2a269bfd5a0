import { style } from "@vanilla-extract/css";
import { theme } from "./theme.css";

export const frame = style({ overflowX: "auto" });

export const table = style({ width: "100%", borderCollapse: "collapse" });

export const caption = style({
  paddingBlockEnd: theme.space.small,
  fontWeight: theme.weight.strong,
  textAlign: "start",
});

export const cell = style({
  padding: `${theme.space.small} ${theme.space.medium} ${theme.space.small} 0`,
  borderBlockEnd: `${theme.size.hairline} solid ${theme.color.line}`,
  fontWeight: theme.weight.body,
  textAlign: "start",
});

export const head = style([
  cell,
  {
    borderBlockEnd: `2px solid ${theme.color.accent}`,
    fontWeight: theme.weight.strong,
    fontStretch: theme.stretch.label,
  },
]);

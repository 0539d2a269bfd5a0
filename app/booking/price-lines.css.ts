import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const lines = style({
  display: "grid",
  gridTemplateColumns: "minmax(7rem, 1fr) fit-content(60%)",
  rowGap: theme.space.small,
});

export const amount = style({
  textAlign: "end",
  paddingInlineStart: theme.space.medium,
});

export const total = style({
  fontWeight: theme.weight.heavy,
  paddingBlockStart: theme.space.small,
  borderBlockStart: `${theme.size.hairline} solid ${theme.color.line}`,
});

import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
  gap: theme.space.medium,
  maxWidth: theme.size.column,
});

export const frame = style({
  width: "100%",
  maxWidth: "44rem",
  height: "44rem",
  border: `${theme.size.hairline} solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
});

export const text = style({
  maxWidth: "44rem",
  margin: 0,
  padding: theme.space.medium,
  background: theme.color.sunken,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});

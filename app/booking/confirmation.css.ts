import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme.css";

export const root = style({
  display: "grid",
  gap: theme.space.large,
  padding: theme.space.large,
  background: theme.color.surface,
  border: `${theme.size.hairline} solid ${theme.color.line}`,
  borderRadius: theme.radius.large,
});

export const number = style({ fontSize: theme.text.display, fontWeight: 800, lineHeight: 1.1 });

export const lines = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  rowGap: theme.space.small,
});

export const amount = style({
  textAlign: "end",
  whiteSpace: "nowrap",
  paddingInlineStart: theme.space.medium,
});

export const total = style({
  fontWeight: 800,
  paddingBlockStart: theme.space.small,
  borderBlockStart: `${theme.size.hairline} solid ${theme.color.line}`,
});

export const facts = style({ display: "grid", gap: theme.space.small });

export const fact = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  gap: theme.space.medium,
});

export const term = style({ color: theme.color.textSoft });

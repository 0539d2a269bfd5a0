import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme.css";

export const gate = style({ display: "grid", gap: theme.space.medium, maxWidth: "24rem" });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space.small,
});

export const title = style({ marginInlineEnd: "auto" });

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(22rem, 100%), 1fr))",
  gap: theme.space.medium,
  padding: 0,
  listStyle: "none",
});

export const card = style({
  display: "grid",
  alignContent: "start",
  overflowWrap: "anywhere",
  minWidth: 0,
  gap: theme.space.small,
  height: "100%",
  padding: theme.space.medium,
  background: theme.color.surface,
  border: `${theme.size.hairline} solid ${theme.color.line}`,
  borderRadius: theme.radius.large,
});

export const cardHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space.small,
});

export const soft = style({ color: theme.color.textSoft, fontSize: theme.text.small });

export const notes = style({ whiteSpace: "pre-line" });

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: theme.size.touch,
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space.small,
  marginBlockStart: "auto",
});

export const question = style({
  display: "grid",
  gap: theme.space.small,
  paddingBlockStart: theme.space.small,
});

export const ask = style({ listStyle: "none" });

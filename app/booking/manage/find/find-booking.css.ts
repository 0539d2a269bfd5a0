import { style } from "@vanilla-extract/css";
import { padded } from "~/ui/page/card.css";
import { theme } from "~/ui/theme/theme.css";

export const page = style({
  display: "grid",
  gap: theme.space.medium,
  maxWidth: theme.size.column,
  marginInline: "auto",
});

export const find = style({
  display: "grid",
  gap: theme.space.medium,
  marginBlockStart: theme.space.medium,
});

export const form = style([padded]);

export const list = style({
  display: "grid",
  gap: theme.space.medium,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const booking = style([padded, { gap: theme.space.small, justifyItems: "start" }]);

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space.medium,
});

export const reference = style({
  fontFamily: theme.font.poster,
  fontSize: theme.text.title,
  fontWeight: theme.weight.heavy,
});

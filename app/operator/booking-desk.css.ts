import { style } from "@vanilla-extract/css";
import { padded } from "~/ui/card.css";
import { plainList } from "~/ui/layout.css";
import { message } from "~/ui/message.css";
import { theme } from "~/ui/theme.css";

export const gate = style([padded, { width: "min(26rem, 100%)", marginInline: "auto" }]);

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space.small,
});

export const title = style({ marginInlineEnd: "auto" });

export const list = style([
  plainList,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(22rem, 100%), 1fr))",
    gap: theme.space.medium,
  },
]);

export const card = style([
  padded,
  {
    alignContent: "start",
    overflowWrap: "anywhere",
    gap: theme.space.small,
    height: "100%",
    padding: theme.space.medium,
  },
]);

export const cardHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space.small,
});

export const soft = style({ color: theme.color.textSoft, fontSize: theme.text.small });

export const notes = style({ whiteSpace: "pre-line" });

export const messages = style([message.notice, { margin: 0 }]);

export { standaloneLink as link } from "~/ui/link.css";

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

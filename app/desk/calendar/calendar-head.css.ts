import { style, styleVariants } from "@vanilla-extract/css";
import { hiddenText } from "~/ui/page/layout.css";
import { theme } from "~/ui/theme/theme.css";

const { color, space, text } = theme;

const headBase = style({
  position: "sticky",
  top: 0,
  zIndex: 3,
  padding: `${space.hair} 0`,
  background: color.page,
  borderBlockEnd: `2px solid ${color.control}`,
  color: color.textSoft,
  fontSize: text.tiny,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.bar,
  lineHeight: 1.1,
  textAlign: "center",
  overflow: "hidden",
  overflowWrap: "anywhere",
});

export const corner = style([
  headBase,
  { insetInlineStart: 0, zIndex: 4, paddingInlineStart: space.small, textAlign: "start" },
]);

export const head = styleVariants({
  day: [headBase],
  today: [headBase, { background: color.accent, color: color.onAccent }],
});

export const date = style({
  display: "block",
  fontSize: text.lead,
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.poster,
});

/** The days of a week. */
export const week = style({ display: "block", fontSize: text.small });

export const hidden = style(hiddenText);

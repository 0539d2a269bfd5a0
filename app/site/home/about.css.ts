import { style } from "@vanilla-extract/css";
import { plainList, section } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const root = style([
  section,
  {
    display: "grid",
    gap: theme.space.medium,
    alignItems: "center",
    "@media": {
      [screens.narrow]: { gap: theme.space.snug },
      [screens.wide]: {
        gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
        gap: theme.space.huge,
      },
    },
  },
]);

export const text = style({
  display: "grid",
  gap: theme.space.medium,
  textWrap: "pretty",
  "@media": { [screens.narrow]: { gap: theme.space.small } },
});

export const poster = style({
  width: "100%",
  "@media": { [screens.narrow]: { display: "none" } },
  padding: theme.space.small,
  background: theme.color.surface,
  border: `2px solid ${theme.color.text}`,
  borderRadius: theme.radius.small,
});

export const numbers = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
  gap: `${theme.space.snug} ${theme.space.large}`,
  paddingBlockStart: theme.space.snug,
  borderBlockStart: `3px double ${theme.color.line}`,
  "@media": { [screens.wide]: { gridColumn: "1 / -1" } },
});

/** The number stands above its label. */
export const number = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
});

export const label = style({
  color: theme.color.textSoft,
  "@media": { [screens.narrow]: { fontSize: theme.text.small, lineHeight: 1.3 } },
});

export const value = style({
  fontFamily: theme.font.poster,
  fontSize: theme.text.heading,
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.poster,
  lineHeight: 1.1,
  color: theme.color.accent,
});

/** Keeps the line breaks that staff have typed. */
export const lines = style({
  whiteSpace: "pre-line",
  "@media": { [screens.narrow]: { fontSize: theme.text.small } },
});

export const people = style({
  "@media": { [screens.wide]: { gridColumn: "1 / -1" } },
});

export const persons = style([
  plainList,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(17rem, 100%), 1fr))",
    gap: theme.space.medium,
    marginBlock: theme.space.small,
  },
]);

export const peopleTitle = style({ fontSize: theme.text.lead });

export const person = style({
  paddingInlineStart: theme.space.medium,
  borderInlineStart: `4px solid ${theme.color.accent}`,
  overflowWrap: "break-word",
  minWidth: 0,
});

export const personName = style({
  fontFamily: theme.font.poster,
  fontSize: theme.text.lead,
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.poster,
});

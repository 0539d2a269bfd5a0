import { style } from "@vanilla-extract/css";
import { padded } from "~/ui/page/card.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const figures = style([
  padded,
  {
    gridTemplateColumns: "repeat(auto-fill, minmax(min(7.25rem, 100%), 1fr))",
    margin: 0,
    padding: theme.space.medium,
  },
]);

export const figure = style({ display: "grid", alignContent: "start", gap: theme.space.hair });

export const name = style({ fontWeight: theme.weight.strong, fontStretch: theme.stretch.label });

export const value = style({
  margin: 0,
  fontSize: theme.text.desk,
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.poster,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.1,
  overflowWrap: "anywhere",
});

/** A value in a smaller size, for long weekday names. */
export const word = style([value, { fontSize: theme.text.title }]);

export const note = style({
  margin: 0,
  color: theme.color.textSoft,
  fontSize: theme.text.small,
});

export const form = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: theme.space.small,
});

export const sections = style({
  display: "grid",
  gap: theme.space.medium,
  "@media": {
    [screens.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});

export const section = style([padded, { alignContent: "start" }]);

export const wideSection = style([
  section,
  { "@media": { [screens.wide]: { gridColumn: "1 / -1" } } },
]);

export const title = style({ fontSize: theme.text.title });

/** The bars have `currentcolor`, which forced colours override. */
export const chart = style({
  display: "block",
  width: "100%",
  height: "4.5rem",
  borderBlockEnd: `${theme.size.hairline} solid ${theme.color.control}`,
  color: theme.color.accent,
  fill: "currentcolor",
});

export const ends = style({
  display: "flex",
  justifyContent: "space-between",
  gap: theme.space.small,
  color: theme.color.textSoft,
  fontSize: theme.text.small,
});

export const disclosure = style({
  display: "list-item",
  minHeight: theme.size.touch,
  paddingBlock: theme.space.small,
  cursor: "pointer",
});

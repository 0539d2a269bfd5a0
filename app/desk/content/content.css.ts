import { style } from "@vanilla-extract/css";
import { plainList, row } from "~/ui/page/layout.css";
import { card } from "~/ui/page/card.css";
import { theme } from "~/ui/theme/theme.css";

const { space } = theme;

export const fields = style({ maxWidth: "64rem", gap: space.large });

export const numbers = style({
  display: "grid",
  gap: space.medium,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
  alignItems: "end",
  minWidth: 0,
});

export const list = style([plainList, { display: "grid", gap: space.medium }]);

export const item = style({
  display: "grid",
  gap: space.hair,
  paddingBlockEnd: space.medium,
  borderBlockEnd: `${theme.size.hairline} solid ${theme.color.line}`,
  overflowWrap: "anywhere",
});

export const preview = style({ display: "grid", gap: space.snug, minWidth: 0 });

/** The preview shows the section as on the home page: what is wider scrolls in it. */
export const shown = style([
  card,
  { overflowX: "auto", padding: space.medium, background: theme.color.page },
]);

export const bar = style([row, { selectors: { "&&": { maxWidth: "64rem" } } }]);

export const ticks = style({
  display: "grid",
  gap: theme.space.small,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** The fields of a person, with a line above them. */
export const person = style([
  ticks,
  {
    gap: space.medium,
    paddingBlockStart: space.medium,
    borderBlockStart: `${theme.size.hairline} solid ${theme.color.line}`,
  },
]);

export const legend = style({ padding: 0, fontWeight: theme.weight.strong });

import { style } from "@vanilla-extract/css";
import { inLongWords } from "~/ui/theme/long-words";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

/** Large texts are wider than a phone: the table then scrolls sideways, and no word breaks. */
export const scroll = style({ position: "relative", overflowX: "auto" });

export const table = style({
  width: "100%",
  // Three columns on the narrowest phone, in its text size.
  minWidth: "18rem",
  // Long words need more.
  selectors: { [inLongWords("&:has(th:nth-child(3))")]: { minWidth: "24rem" } },
  tableLayout: "fixed",
  borderCollapse: "collapse",
});

/** The label and the cells of a row, with a line below them. */
export const row = style({
  borderBlockEnd: `${theme.size.hairline} solid ${theme.color.line}`,
});

const box = style({
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "break-word",
  paddingInline: theme.space.hair,
  paddingBlockEnd: theme.space.small,
  "@media": { [screens.medium]: { paddingInline: theme.space.small } },
});

export const car = style([
  box,
  {
    fontSize: theme.text.body,
    "@media": { [screens.medium]: { fontSize: theme.text.title } },
  },
]);

export const picture = style({ width: "100%", height: "auto" });

export const label = style([
  box,
  {
    paddingBlock: `${theme.space.small} 0`,
    fontSize: theme.text.small,
    fontWeight: theme.weight.body,
    color: theme.color.textSoft,
  },
]);

/** Condensed small text keeps the names of roads whole in three columns on the narrowest phone. */
export const cell = style([
  box,
  {
    "@media": {
      [screens.narrow]: { fontSize: theme.text.small, fontStretch: theme.stretch.poster },
      [screens.medium]: { fontWeight: theme.weight.strong },
    },
  },
]);

/** What all cars have in common. */
export const same = style([box]);

export const price = style({
  fontSize: theme.text.body,
  "@media": { [screens.medium]: { fontSize: theme.text.title } },
});

export const actions = style({ display: "grid", justifyItems: "start", gap: theme.space.small });

/** Three buttons fit side by side on the narrowest phone. */
export const action = style({
  "@media": {
    [screens.narrow]: {
      selectors: { [`${actions} > &`]: { maxWidth: "100%", paddingInline: theme.space.small } },
    },
  },
});

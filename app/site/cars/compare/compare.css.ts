import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

const columns = createVar();

const base = style({
  width: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  "@media": { [screens.narrow]: { display: "block" } },
});

export const table = styleVariants({
  two: [base, { vars: { [columns]: "2" } }],
  three: [base, { vars: { [columns]: "3" } }],
});

export const group = style({ "@media": { [screens.narrow]: { display: "block" } } });

/** On phones a row is a grid: its label has the whole width above the cells. */
export const row = style({
  borderBlockEnd: `${theme.size.hairline} solid ${theme.color.line}`,
  "@media": {
    [screens.narrow]: {
      display: "grid",
      gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      columnGap: theme.space.small,
      paddingBlock: theme.space.small,
    },
  },
});

const box = style({
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "break-word",
  padding: theme.space.small,
  "@media": { [screens.narrow]: { padding: 0 } },
});

export const corner = style([box, { "@media": { [screens.narrow]: { display: "none" } } }]);

export const car = style([box, { verticalAlign: "bottom", fontSize: theme.text.title }]);

export const picture = style({ width: "100%", height: "auto" });

export const label = style([
  box,
  {
    fontSize: theme.text.small,
    fontWeight: theme.weight.body,
    color: theme.color.textSoft,
    "@media": { [screens.narrow]: { gridColumn: "1 / -1" } },
  },
]);

export const cell = style([box, { fontWeight: theme.weight.strong }]);

/** What all cars have in common. */
export const same = style([box, { "@media": { [screens.narrow]: { gridColumn: "1 / -1" } } }]);

export const price = style({ fontSize: theme.text.title });

export const actions = style({ display: "grid", justifyItems: "start", gap: theme.space.small });

import { style } from "@vanilla-extract/css";
import { plainList } from "~/ui/page/layout.css";
import { theme } from "~/ui/theme/theme.css";

const { color, size, space } = theme;

export const list = style([plainList, { display: "grid" }]);

/** An item has the customer, the time and what it is based on, one below the other. */
export const item = style({
  display: "grid",
  gap: space.hair,
  paddingBlock: space.snug,
  overflowWrap: "anywhere",
  selectors: { "& + &": { borderBlockStart: `${size.hairline} solid ${color.line}` } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space.hair} ${space.small}`,
});

export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
  alignItems: "end",
  gap: `${space.snug} ${space.medium}`,
});

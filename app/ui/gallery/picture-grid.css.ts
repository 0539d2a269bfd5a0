import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
  gap: theme.space.medium,
  padding: 0,
  listStyle: "none",
});

export const gridWithLead = style([
  grid,
  { gridTemplateColumns: "repeat(auto-fill, minmax(min(7.5rem, 46%), 1fr))" },
]);

export const cell = style({
  minWidth: 0,
  selectors: { [`${gridWithLead} > &:first-child`]: { gridColumn: "1 / -1" } },
});

export const figure = style({ margin: 0 });

export const picture = style({
  width: "100%",
  borderRadius: theme.radius.medium,
  background: theme.color.sunken,
});

export const caption = style({
  paddingBlockStart: theme.space.hair,
  fontSize: theme.text.small,
  color: theme.color.textSoft,
});

import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const root = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(6rem, 100%), 1fr))",
  alignItems: "end",
  gap: theme.space.medium,
  padding: theme.space.medium,
  background: theme.color.sunken,
  borderRadius: theme.radius.large,
  "@media": { [screens.narrow]: { gap: theme.space.snug, padding: theme.space.snug } },
});

export const withDates = style([
  root,
  { gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))" },
]);

/** On phones a row of its own: the columns are too narrow for its label. */
export const apply = style({ "@media": { [screens.narrow]: { gridColumn: "1 / -1" } } });

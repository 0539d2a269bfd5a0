import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

/** On phones the button has a cell of its own. */
const TWO_COLUMNS = "repeat(2, minmax(0, 1fr))";

export const root = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(6rem, 100%), 1fr))",
  alignItems: "end",
  gap: theme.space.medium,
  padding: theme.space.medium,
  background: theme.color.sunken,
  borderRadius: theme.radius.large,
  "@media": {
    [screens.narrow]: {
      gridTemplateColumns: TWO_COLUMNS,
      gap: theme.space.snug,
      padding: theme.space.snug,
    },
  },
});

export const withDates = style([
  root,
  {
    gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
    "@media": { [screens.narrow]: { gridTemplateColumns: TWO_COLUMNS } },
  },
]);

/** With scripts. On phones the list below must not move when they start, after a touch. */
export const unneeded = style({
  "@media": { [screens.narrow]: { visibility: "hidden" }, [screens.medium]: { display: "none" } },
});

import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const root = style({
  display: "grid",
  // On phones the button has a grid cell of its own.
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "end",
  gap: theme.space.snug,
  padding: theme.space.snug,
  background: theme.color.sunken,
  borderRadius: theme.radius.large,
  "@media": {
    [screens.medium]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(6rem, 1fr))",
      gap: theme.space.medium,
      padding: theme.space.medium,
    },
  },
});

export const withDates = style([
  root,
  {
    "@media": {
      [screens.medium]: { gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))" },
    },
  },
]);

/** The further filters, in a row of their own. */
export const more = style({ gridColumn: "1 / -1", minWidth: 0 });

export const summary = style({
  width: "fit-content",
  minHeight: theme.size.touch,
  paddingBlock: theme.space.small,
  fontWeight: theme.weight.strong,
  cursor: "pointer",
});

export const folded = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
  alignItems: "end",
  gap: theme.space.snug,
});

/**
 * Hides the button where scripts run. On phones it keeps its room: the list below must not move when they
 * start, after a touch.
 */
export const unneeded = style({
  "@media": { [screens.narrow]: { visibility: "hidden" }, [screens.medium]: { display: "none" } },
});

import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const due = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${theme.space.medium}`,
});

export const dueLink = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space.small,
  minHeight: theme.size.touch,
});

/** The width of the list stays when a model is opened beside it. */
export const panes = style({
  display: "grid",
  gap: theme.space.large,
  alignItems: "start",
  minWidth: 0,
  "@media": {
    "screen and (min-width: 76rem)": {
      gridTemplateColumns: "min(30rem, 50%) minmax(0, 1fr)",
    },
  },
});

import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

/** The width from which list and detail are side by side. */
const wide = "screen and (min-width: 76rem)";
const below = "screen and (max-width: 75.99rem)";

export const panes = style({
  display: "grid",
  gap: theme.space.large,
  alignItems: "start",
  minWidth: 0,
  "@media": { [wide]: { gridTemplateColumns: "min(20.5rem, 40%) minmax(0, 1fr)" } },
});

/** A list beside a detail is hidden on narrow screens, where the page of the list shows it. */
export const listBeside = style({
  minWidth: 0,
  "@media": {
    [below]: { display: "none" },
    [wide]: {
      position: "sticky",
      top: 0,
      maxHeight: "100vh",
      overflowY: "auto",
      paddingBlock: theme.space.medium,
      paddingInlineEnd: theme.space.medium,
      borderInlineEnd: `${theme.size.hairline} solid ${theme.color.line}`,
    },
  },
});

export const back = style({ "@media": { [wide]: { display: "none" } } });

export const detail = style({ display: "grid", gap: theme.space.medium, minWidth: 0 });

export const listHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space.small,
  paddingBlockEnd: theme.space.snug,
});

export const listTitle = style({ fontSize: theme.text.title });

import { style } from "@vanilla-extract/css";
import { padded } from "~/ui/page/card.css";
import { container } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const page = style([
  container,
  {
    display: "grid",
    gap: theme.space.medium,
    paddingBlock: `${theme.space.small} ${theme.space.section}`,
  },
]);

export const title = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space.snug,
});

export const columns = style({
  display: "grid",
  gap: theme.space.large,
  alignItems: "start",
  "@media": {
    [screens.wide]: {
      gridTemplateColumns: "minmax(0, 1fr) 22rem",
      gridTemplateRows: "auto minmax(0, 1fr)",
    },
  },
});

export const partTitle = style({ fontSize: theme.text.heading });

/** Keeps the line breaks that staff have typed. */
export const about = style({
  maxWidth: theme.size.column,
  textWrap: "pretty",
  whiteSpace: "pre-line",
});

export const lines = style({ whiteSpace: "pre-line" });

export const panel = style([
  padded,
  {
    "@media": {
      [screens.wide]: { gridColumn: 2, gridRow: "1 / span 2", position: "sticky", top: "5rem" },
    },
  },
]);

export const dates = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))",
  alignItems: "end",
  gap: theme.space.small,
});

export const datesButton = style({ gridColumn: "1 / -1" });

export const price = style({ fontSize: theme.text.lead });

export const specs = style({ display: "grid", hyphens: "auto" });

export const spec = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(8rem, 100%), 1fr))",
  columnGap: theme.space.medium,
  paddingBlock: theme.space.small,
  borderBlockEnd: `${theme.size.hairline} solid ${theme.color.line}`,
});

export const term = style({ color: theme.color.textSoft });

export const checks = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(12rem, 100%), 1fr))",
  gap: theme.space.small,
  padding: 0,
  listStyle: "none",
});

export const check = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: theme.space.small,
  selectors: {
    "&::before": {
      content: '"✓" / ""',
      color: theme.color.good,
      fontWeight: theme.weight.heavy,
    },
  },
});

import { globalStyle, style } from "@vanilla-extract/css";
import { container, stack } from "~/ui/page/layout.css";
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
  gap: `${theme.space.huge} ${theme.space.large}`,
  alignItems: "start",
  "@media": {
    [screens.wide]: {
      gridTemplateColumns: "minmax(0, 1fr) 24rem",
      gridTemplateRows: "auto minmax(0, 1fr)",
    },
  },
});

export const partTitle = style({ fontSize: theme.text.title });

/** What follows the gallery: below the ticket on phones, beside it in wide windows. */
export const sections = style([stack, { gap: theme.space.huge }]);

/** The facts are larger than those of a card, and in one line where there is room. */
export const chips = style({});

globalStyle(`${chips} > ul`, { columnGap: theme.space.large });
globalStyle(`${chips} li`, { fontSize: theme.text.body, color: theme.color.text });

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: theme.space.medium,
  alignItems: "baseline",
});

/** Keeps the line breaks that staff have typed. */
export const about = style({
  maxWidth: theme.size.column,
  textWrap: "pretty",
  whiteSpace: "pre-line",
});

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

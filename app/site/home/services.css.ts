import { style } from "@vanilla-extract/css";
import { padded } from "~/ui/page/card.css";
import { plainList } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const list = style([
  plainList,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(19rem, 100%), 1fr))",
    gap: theme.space.medium,
    marginBlockStart: theme.space.large,
    "@media": {
      [screens.narrow]: { gap: 0, marginBlockStart: theme.space.hair },
      // Six services fill two rows of three.
      [screens.broad]: { gridTemplateColumns: "repeat(auto-fit, minmax(23rem, 1fr))" },
    },
  },
]);

/** A service. Its prices are aligned to the bottom of the row. */
export const service = style([
  padded,
  {
    gridTemplateRows: "auto 1fr auto",
    borderBlockStart: `4px solid ${theme.color.accent}`,
    borderStartStartRadius: 0,
    borderStartEndRadius: 0,
    "@media": {
      [screens.narrow]: {
        display: "block",
        padding: 0,
        background: "none",
        border: 0,
        borderRadius: 0,
        borderBlockEnd: `${theme.size.hairline} solid ${theme.color.line}`,
      },
    },
  },
]);

export const title = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space.snug,
  "@media": {
    [screens.narrow]: { fontSize: theme.text.lead },
  },
});

export const mark = style({
  flexShrink: 0,
  color: theme.color.accent,
  fontSize: theme.text.title,
  // Large text leaves no room beside a long word.
  "@media": { [screens.crowded]: { display: "none" } },
});

export const text = style({
  color: theme.color.textSoft,
  textWrap: "pretty",
  "@media": { [screens.narrow]: { paddingBlockEnd: theme.space.snug } },
});

export const prices = style({
  display: "grid",
  gap: theme.space.hair,
  paddingBlock: theme.space.snug,
  borderBlockStart: `3px double ${theme.color.line}`,
});

/** A price, with dots that lead to it from the name. */
export const price = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: theme.space.small,
  fontStretch: theme.stretch.label,
  overflowWrap: "break-word",
  selectors: {
    "&::before": {
      content: "",
      order: 1,
      flex: "1 0 1rem",
      borderBlockEnd: `2px dotted ${theme.color.control}`,
    },
  },
});

export const amount = style({
  order: 2,
  marginInlineStart: "auto",
  fontWeight: theme.weight.heavy,
  textAlign: "end",
});

import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { enamel } from "~/ui/theme/enamel";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";
import { atMost } from "./at-most";
import { posterType, section, strong, torn } from "./voucher.css";

const { color, space, text, weight, radius } = theme;

export const money = style([
  section,
  {
    ...torn,
    display: "grid",
    gap: space.large,
    alignItems: "center",
    paddingBlock: space.medium,
    "@media": {
      [screens.medium]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" },
      [screens.print]: {
        gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
        gap: space.medium,
        paddingBlock: space.small,
      },
    },
  },
]);

/** The enamel plate, on which nothing but the sum to pay stands. */
export const sumPlate = style({
  display: "grid",
  gap: space.hair,
  padding: space.medium,
  borderRadius: radius.medium,
  background: color.sign,
  color: color.onSign,
  ...enamel(color.sign, color.onSign),
  "@media": { [screens.print]: { paddingBlock: space.snug, lineHeight: 1.25 } },
});

export const sumLabel = style({ fontWeight: weight.strong });
export const sum = style([posterType, { fontSize: text.sumLarge, lineHeight: 1 }]);

export const lines = style({ margin: 0 });
export const guide = style({
  "@media": { [screens.print]: { fontSize: "0.6875rem", lineHeight: 1.25 } },
});
globalStyle(`${guide} p`, { fontSize: "inherit" });
export const line = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.medium,
  paddingBlock: space.hair,
  borderBlockEnd: `${theme.size.hairline} solid ${color.line}`,
  "@media": { [screens.print]: { paddingBlock: "1px" } },
});
/** Its words stay whole. */
export const item = style({ overflowWrap: "break-word" });
export const amount = style({
  margin: 0,
  minInlineSize: 0,
  textAlign: "end",
  fontWeight: weight.strong,
});

const detailsBase = style([
  section,
  {
    ...torn,
    margin: 0,
    paddingBlock: space.medium,
    columns: "20rem 2",
    columnGap: space.large,
    "@media": { [screens.print]: { columns: 2, paddingBlock: space.small, lineHeight: 1.3 } },
  },
]);

const onPaper = (fontSize: string) => ({ "@media": { [screens.print]: { fontSize } } });

/** The details are the smaller on paper the more there is to say. */
export const details = styleVariants({
  usual: [detailsBase, onPaper("0.8125rem")],
  dense: [detailsBase, onPaper("0.75rem")],
  tight: [detailsBase, onPaper("0.6875rem")],
});

export const detail = style({
  breakInside: "avoid",
  paddingBlockEnd: space.small,
  "@media": { [screens.print]: { paddingBlockEnd: space.hair } },
});
export const value = style({ margin: 0, "@media": { [screens.print]: { display: "inline" } } });
export const termText = style([{ margin: 0 }, atMost(3)]);
/** On paper a short term stands in one line with its label. */
export const term = style([
  strong,
  {
    "@media": {
      [screens.print]: { display: "inline", selectors: { "&::after": { content: ": " } } },
    },
  },
]);
// The signs of the roads stand in their lines on paper, as large as the letters.
globalStyle(`${detail} dd div`, { "@media": { [screens.print]: { display: "block" } } });
globalStyle(`${detail} ul, ${detail} li, ${detail} dd p`, {
  "@media": { [screens.print]: { display: "inline", padding: 0, fontSize: "inherit" } },
});
globalStyle(`${detail} dd p > span`, {
  "@media": {
    [screens.print]: {
      display: "inline-grid",
      verticalAlign: "-0.25em",
      marginInlineEnd: "0.5em",
      zoom: 0.65,
    },
  },
});
globalStyle(`${detail} dd p::after`, { "@media": { [screens.print]: { content: ": " } } });
globalStyle(`${detail} li:not(:last-child)::after`, {
  "@media": { [screens.print]: { content: ", " } },
});

/** Notes give way where the sheet is full: all else has to be on it. */
export const notes = style([
  section,
  {
    ...torn,
    paddingBlock: space.small,
    "@media": {
      [screens.print]: {
        flex: "0 1 auto",
        minBlockSize: 0,
        overflow: "hidden",
        fontSize: "0.75rem",
      },
    },
  },
]);

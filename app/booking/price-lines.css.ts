import { style } from "@vanilla-extract/css";
import { inLongWords } from "~/ui/theme/long-words";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const lines = style({
  display: "grid",
  gridTemplateColumns: "minmax(min(6rem, 35%), 1fr) fit-content(65%)",
  rowGap: theme.space.small,
  "@media": { [screens.crowded]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 0 } },
});

/** In large text a sum goes on the next line only between words. */
export const amount = style({
  overflowWrap: "normal",
  textAlign: "end",
  paddingInlineStart: theme.space.medium,
  "@media": {
    [screens.crowded]: {
      textAlign: "start",
      paddingInlineStart: 0,
      paddingBlockEnd: theme.space.small,
    },
  },
});

/** The sum stands on a plate of both cells. A printer leaves out the ground. */
const plate = style({
  display: "flex",
  alignItems: "center",
  paddingBlock: theme.space.small,
  background: theme.color.sign,
  color: theme.color.onSign,
  fontWeight: theme.weight.heavy,
  "@media": { print: { background: "none", color: "inherit" } },
});

export const sumLabel = style([
  plate,
  {
    paddingInlineStart: theme.space.snug,
    borderStartStartRadius: theme.radius.small,
    borderEndStartRadius: theme.radius.small,
    "@media": { [screens.crowded]: { paddingBlockEnd: 0 } },
  },
]);

export const sum = style([
  plate,
  {
    justifyContent: "flex-end",
    overflowWrap: "normal",
    paddingInline: theme.space.snug,
    borderStartEndRadius: theme.radius.small,
    borderEndEndRadius: theme.radius.small,
    fontFamily: theme.font.poster,
    fontStretch: theme.stretch.poster,
    fontSize: theme.text.sum,
    lineHeight: 1.1,
    textAlign: "end",
    selectors: { [inLongWords("&")]: { fontSize: theme.text.desk } },
    "@media": { [screens.crowded]: { justifyContent: "flex-start", textAlign: "start" } },
  },
]);

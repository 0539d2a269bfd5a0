import { globalStyle, style } from "@vanilla-extract/css";
import { delayed } from "~/ui/page/state/skeleton.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const root = style({ position: "relative" });

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(17rem, 100%), 1fr))",
  gap: theme.space.medium,
  "@media": { [screens.narrow]: { gap: theme.space.small } },
});

/** The number of cars and the days of their prices, one after the other. */
export const summary = style({ selectors: { "&&": { display: "block" } } });

/** What a list says above its cards, and below them. */
export const notes = style({ display: "grid", gap: theme.space.hair, fontSize: theme.text.small });

globalStyle(`${summary} > p`, { display: "inline" });

/** Phones begin with the search. */
export const lead = style({ "@media": { [screens.narrow]: { display: "none" } } });

export const cover = style([
  delayed,
  { position: "absolute", inset: 0, zIndex: 1, overflow: "hidden", background: theme.color.page },
]);

export const more = style({ justifySelf: "center" });

/** Cards further down are laid out, and their pictures loaded, when they come near the view. */
function estimateHeights(list: string, wide: string, narrow: string) {
  globalStyle(`${list} > li:nth-child(n + 3)`, {
    minWidth: 0,
    contentVisibility: "auto",
    containIntrinsicBlockSize: `auto ${wide}`,
    "@media": { [screens.narrow]: { containIntrinsicBlockSize: `auto ${narrow}` } },
  });
}

/** A part of the list. Phones have it on a shelf, which scrolls sideways. */
export const short = style({
  "@media": {
    [screens.narrow]: {
      gridTemplateColumns: "none",
      gridAutoFlow: "column",
      gridAutoColumns: "min(19rem, 86%)",
      overflowX: "auto",
      scrollSnapType: "x proximity",
      scrollPaddingInline: theme.space.medium,
      marginInline: `calc(-1 * ${theme.space.medium})`,
      paddingInline: theme.space.medium,
      paddingBlockEnd: theme.space.small,
    },
  },
});
globalStyle(`${short} > li`, {
  minWidth: 0,
  "@media": { [screens.narrow]: { scrollSnapAlign: "start" } },
});

export const all = style({});
globalStyle(`${all} > li`, { minWidth: 0 });
estimateHeights(short, "28rem", "29rem");
estimateHeights(all, "32rem", "29rem");

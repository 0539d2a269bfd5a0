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

export const short = style({});
export const withTiers = style({});
estimateHeights(short, "24.5rem", "11rem");
estimateHeights(withTiers, "32rem", "15rem");

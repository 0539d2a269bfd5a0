import { style } from "@vanilla-extract/css";
import { card } from "./card.css";
import { plainList } from "./layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const list = style([
  plainList,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
    gap: theme.space.large,
  },
]);

/** A card with a picture on top, as tall as its row. */
export const root = style([
  card,
  {
    position: "relative",
    isolation: "isolate",
    display: "flex",
    flexDirection: "column",
    height: "100%",
    overflow: "hidden",
    selectors: { "&:hover, &:focus-within": { borderColor: theme.color.accent } },
    "@media": { [screens.motion]: { transition: `border-color ${theme.motion.quick}` } },
  },
]);

export const picture = style({
  position: "relative",
  display: "block",
  overflow: "hidden",
  background: theme.color.sunken,
  borderBlockEnd: `3px solid ${theme.color.accent}`,
});

/** The image scales up a little while its card is hovered. */
export const image = style({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "3 / 2",
  objectFit: "cover",
  selectors: { [`${root}:hover &`]: { scale: "1.03" } },
  "@media": { [screens.motion]: { transition: `scale ${theme.motion.calm}` } },
});

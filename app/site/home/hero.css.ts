import { style } from "@vanilla-extract/css";
import { container } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";
import { inLongWords } from "~/ui/theme/long-words";

const HEIGHT = { narrow: "500px", wide: "600px" };

export const root = style({
  position: "relative",
  display: "grid",
  isolation: "isolate",
  overflow: "hidden",
  minHeight: HEIGHT.narrow,
  background: theme.color.night,
  color: theme.color.onNight,
  "@media": { [screens.medium]: { minHeight: HEIGHT.wide } },
});

/** The picture. On phones it is above the text and shows only the mountain, the road and its car. */
export const picture = style({
  width: "100%",
  height: "10.75rem",
  objectFit: "cover",
  "@media": {
    [screens.narrow]: { scale: "1.35", transformOrigin: "55% 62%" },
    [screens.medium]: {
      position: "absolute",
      inset: 0,
      zIndex: -1,
      height: "100%",
      objectPosition: "50% 38%",
    },
    // The road and its car are right of the centre, next to the text.
    [screens.wide]: { width: "118%", maxWidth: "none", objectPosition: "50% 44%" },
  },
});

/** The text's left edge: the page's column is centred in a wide window. */
const textStart = `max(0px, 50% - ${theme.size.page} / 2)`;

/**
 * The overlay gives the text its contrast. On wide screens it is only behind the text, with a sloped edge.
 */
export const overlay = style({
  position: "absolute",
  inset: 0,
  zIndex: -1,
  background: theme.color.night,
  opacity: 0.68,
  "@media": {
    [screens.narrow]: { display: "none" },
    [screens.wide]: {
      opacity: 0.78,
      clipPath: `polygon(0 0, calc(${textStart} + 46rem) 0, calc(${textStart} + 37rem) 100%, 0 100%)`,
    },
  },
});

export const content = style([
  container,
  {
    display: "grid",
    alignContent: "center",
    justifyItems: "start",
    gap: theme.space.medium,
    paddingBlock: `${theme.space.large} calc(${theme.space.huge} + 3vw)`,
    "@media": {
      [screens.narrow]: {
        gap: theme.space.snug,
        position: "relative",
        background: theme.color.night,
        paddingBlock: `${theme.space.medium} calc(${theme.size.ridge} + ${theme.space.medium})`,
      },
    },
  },
]);

export { kicker } from "~/ui/page/kicker.css";

export const title = style({
  maxWidth: "11em",
  fontSize: theme.text.display,
  lineHeight: 0.98,
  selectors: { [inLongWords("&")]: { fontSize: theme.text.heading, lineHeight: 1.1 } },
  "@media": {
    [screens.medium]: { selectors: { [inLongWords("&")]: { fontSize: "3.5rem" } } },
  },
});

export const lead = style({
  maxWidth: "33rem",
  textWrap: "pretty",
  "@media": { [screens.medium]: { fontSize: theme.text.lead } },
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space.snug,
  paddingBlockStart: theme.space.small,
  "@media": { [screens.narrow]: { gap: theme.space.small } },
});

/** The padding is small so that two Georgian labels fit side by side on a phone. */
export const action = style({
  "@media": {
    [screens.narrow]: { selectors: { [`${actions} > &`]: { paddingInline: theme.space.snug } } },
  },
});

export const edge = style({ color: theme.color.page });

import { style } from "@vanilla-extract/css";
import { kicker as kickerLine } from "~/ui/page/kicker.css";
import { container } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";
import { inLongWords } from "~/ui/theme/long-words";

/** In very wide windows the hero grows with its picture, whose car then stays above the form. */
const HEIGHT = "max(600px, 33vw)";

/** On phones the form follows the headline, and what else is said stands below it. */
export const root = style({
  position: "relative",
  display: "grid",
  isolation: "isolate",
  // Clipped, it is no scroll container, in which the form would always be in view.
  overflow: ["hidden", "clip"],
  background: theme.color.night,
  color: theme.color.onNight,
  "@media": {
    [screens.narrow]: {
      gap: theme.space.small,
      paddingInline: theme.space.medium,
      paddingBlock: `${theme.space.snug} ${theme.size.ridge}`,
    },
    [screens.medium]: { minHeight: HEIGHT, gridTemplateRows: "1fr auto" },
  },
});

/** A low screen, which the form fills with a lower picture. */
const LOW = `${screens.narrow} and (max-height: 44rem)`;

/** The height of the form and the space below it, where the car of the picture must not be. */
const FORM = "8.5rem";
/** The width of the picture on wide screens; its car ends at 0.42 of it from its top. */
const WIDTH = "max(100vw, 75rem)";

/** The picture. On phones it is a strip between headline and form. */
export const picture = style({
  order: 1,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  "@media": {
    [screens.narrow]: {
      width: "100vw",
      maxWidth: "none",
      height: "6.5rem",
      marginInline: `calc(-1 * ${theme.space.medium})`,
      objectPosition: "50% 71%",
    },
    [LOW]: { height: "4rem", objectPosition: "50% 85%" },
    // It ends behind the form, which has two rows here: its car stays above them.
    [screens.medium]: { position: "absolute", inset: 0, zIndex: -1, height: "calc(100% - 9rem)" },
    // The road and its car are right of the centre, next to the text, and above the form.
    [screens.wide]: {
      inset: "auto",
      insetInlineStart: "15%",
      top: `calc(100% - ${FORM} - 0.42 * ${WIDTH})`,
      width: WIDTH,
      maxWidth: "none",
      height: "auto",
      maskImage: `linear-gradient(90deg, transparent, ${theme.color.night} 20%)`,
    },
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
    paddingBlock: theme.space.large,
    "@media": { [screens.narrow]: { display: "contents" } },
  },
]);

export const kicker = style([
  kickerLine,
  {
    "@media": {
      [screens.narrow]: { border: 0, padding: 0, fontSize: theme.text.small, lineHeight: 1.2 },
    },
  },
]);

export const title = style({
  maxWidth: "11em",
  fontSize: theme.text.display,
  lineHeight: 0.98,
  "@media": {
    [screens.narrow]: {
      maxWidth: "none",
      fontSize: "clamp(1.375rem, 7.4vw, 2.5rem)",
      lineHeight: 1.1,
      selectors: { [inLongWords("&")]: { fontSize: theme.text.heading, lineHeight: 1.2 } },
    },
    [screens.medium]: {
      selectors: { [inLongWords("&")]: { fontSize: "3.25rem", lineHeight: 1.1 } },
    },
  },
});

export const lead = style({
  maxWidth: "33rem",
  textWrap: "pretty",
  "@media": {
    [screens.narrow]: { order: 3, fontSize: theme.text.small },
    [screens.medium]: { fontSize: theme.text.lead },
  },
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space.snug,
  "@media": {
    [screens.narrow]: { order: 3, justifyContent: "center", columnGap: theme.space.large },
  },
});

/** The form has the one button of a phone's first screen. */
export const action = style({
  "@media": {
    [screens.narrow]: {
      selectors: {
        [`${actions} > &`]: {
          paddingInline: 0,
          borderColor: "transparent",
          textDecoration: "underline",
        },
      },
    },
  },
});

/** The form lies over the foot of the picture. */
export const search = style([
  container,
  {
    position: "relative",
    order: 2,
    paddingBlockEnd: theme.space.large,
    "@media": { [screens.narrow]: { marginBlockStart: "-1.75rem", padding: 0 } },
  },
]);

export const edge = style({
  position: "absolute",
  insetInline: 0,
  bottom: 0,
  color: theme.color.page,
});

import { style } from "@vanilla-extract/css";
import { standaloneLink } from "~/ui/link.css";
import { card } from "~/ui/page/card.css";
import { plainList, section } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";
import { inLongWords } from "~/ui/theme/long-words";

/** The hills at the top of the night sky behind the postcards. */
export const skyline = style({
  position: "relative",
  height: theme.size.ridge,
  background: theme.color.page,
  color: theme.color.night,
});

export const root = style({
  position: "relative",
  background: theme.color.night,
  color: theme.color.onNight,
});

export const edge = style({ color: theme.color.page });

export const content = style([
  section,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: theme.space.large,
    paddingBlockEnd: `calc(${theme.space.section} + ${theme.size.ridge})`,
    "@media": { [screens.narrow]: { gap: theme.space.snug } },
  },
]);

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: `${theme.space.small} ${theme.space.large}`,
});

export const title = style({ fontSize: theme.text.heading });

export const lead = style({
  marginBlockStart: theme.space.small,
  "@media": {
    [screens.narrow]: { fontSize: theme.text.small },
    [screens.medium]: { fontSize: theme.text.lead },
  },
});

export const average = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: theme.space.medium,
  color: theme.color.onNightSoft,
});

export const number = style({
  whiteSpace: "nowrap",
  fontFamily: theme.font.poster,
  fontSize: theme.text.headline,
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.poster,
  lineHeight: 1,
});

/** On phones the cards lie in a row that snaps, the next one partly in view. */
export const row = style({
  "@media": {
    [screens.narrow]: {
      marginInline: `calc(-1 * ${theme.space.medium})`,
      paddingInline: theme.space.medium,
      scrollPaddingInline: theme.space.medium,
      overflowX: "auto",
      overscrollBehaviorX: "contain",
      scrollSnapType: "x mandatory",
    },
  },
});

export const list = style([
  plainList,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(19rem, 100%), 1fr))",
    gap: theme.space.large,
    "@media": {
      [screens.broad]: { gridTemplateColumns: "repeat(auto-fit, minmax(23rem, 1fr))" },
      [screens.narrow]: {
        gridTemplateColumns: "none",
        gridAutoFlow: "column",
        gridAutoColumns: "min(22rem, 86%)",
        gap: theme.space.medium,
      },
    },
  },
]);

const { accent, surface, sign } = theme.color;

/** A postcard with the edge of an airmail letter. */
export const review = style([
  card,
  {
    position: "relative",
    display: "grid",
    gridTemplateRows: "auto 1fr auto",
    gap: theme.space.medium,
    margin: 0,
    padding: theme.space.large,
    "@media": { [screens.narrow]: { gap: theme.space.snug, padding: theme.space.medium } },
    color: theme.color.text,
    borderRadius: theme.radius.small,
    scrollSnapAlign: "start",
    selectors: {
      "&::before": {
        content: "",
        position: "absolute",
        insetInline: 0,
        top: 0,
        height: theme.space.small,
        background: `repeating-linear-gradient(-45deg, ${accent} 0 1rem, ${surface} 1rem 2rem, ${sign} 2rem 3rem, ${surface} 3rem 4rem)`,
      },
    },
  },
]);

export const cardHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  justifyContent: "space-between",
  gap: theme.space.small,
  paddingBlockStart: theme.space.hair,
  color: theme.color.accent,
});

export const postmark = style({
  display: "grid",
  padding: `${theme.space.hair} ${theme.space.snug}`,
  border: `3px double ${theme.color.accent}`,
  borderRadius: theme.radius.small,
  fontSize: theme.text.small,
  fontStretch: theme.stretch.label,
  lineHeight: 1.25,
  textAlign: "center",
  rotate: "3deg",
  "@media": {
    [screens.narrow]: {
      paddingInline: theme.space.small,
      selectors: { [inLongWords("&")]: { fontStretch: theme.stretch.poster } },
    },
  },
});

export const country = style({ fontWeight: theme.weight.heavy });

export const words = style({
  margin: 0,
  textWrap: "pretty",
  "@media": { [screens.narrow]: { fontSize: theme.text.small } },
});

export const author = style({
  fontFamily: theme.font.poster,
  fontSize: theme.text.lead,
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.poster,
});

export const action = style({
  display: "grid",
  "@media": { [screens.medium]: { justifySelf: "center" } },
});

export const source = style({ color: theme.color.textSoft });

export const profiles = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  columnGap: theme.space.large,
});

export const profile = style([standaloneLink, { color: "inherit" }]);

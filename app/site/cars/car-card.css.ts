import { style } from "@vanilla-extract/css";
import { enamel } from "~/ui/theme/enamel";
import * as cards from "~/ui/page/picture-card.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";
import { inLongWords } from "~/ui/theme/long-words";

/** The card. On phones it is a row: picture and price at the left, everything else beside them. */
export const root = style([
  cards.root,
  {
    "@media": {
      [screens.narrow]: {
        display: "grid",
        gridTemplateColumns: "minmax(0, min(7.75rem, 38%)) minmax(0, 1fr)",
        alignItems: "start",
        gap: `${theme.space.hair} ${theme.space.snug}`,
        padding: theme.space.small,
      },
    },
  },
]);

export const picture = style([
  cards.picture,
  { "@media": { [screens.narrow]: { borderBlockEnd: 0, borderRadius: theme.radius.small } } },
]);

export const image = style([cards.image, { aspectRatio: "16 / 9" }]);

export const price = style({
  padding: `${theme.space.hair} ${theme.space.snug}`,
  background: theme.color.sign,
  color: theme.color.onSign,
  fontStretch: theme.stretch.label,
  fontSize: theme.text.small,
  "@media": {
    [screens.narrow]: {
      display: "block",
      paddingInline: theme.space.hair,
      textAlign: "center",
      selectors: { [inLongWords("&")]: { fontStretch: theme.stretch.poster } },
    },
    [screens.medium]: {
      position: "absolute",
      zIndex: 1,
      insetInlineEnd: theme.space.small,
      top: theme.space.small,
      borderRadius: theme.radius.small,
      ...enamel(theme.color.sign, theme.color.onSign),
    },
  },
});

export const fourByFour = style({
  position: "absolute",
  zIndex: 1,
  insetInlineStart: theme.space.small,
  top: theme.space.small,
  "@media": {
    [screens.narrow]: { insetInlineStart: 0, top: 0, scale: "0.75", transformOrigin: "top left" },
  },
});

export const body = style({
  display: "flex",
  flexDirection: "column",
  gap: theme.space.snug,
  flexGrow: 1,
  minWidth: 0,
  padding: theme.space.medium,
  "@media": { [screens.narrow]: { display: "contents" } },
});

export const facts = style({
  display: "grid",
  gap: theme.space.snug,
  minWidth: 0,
  "@media": { [screens.narrow]: { gap: theme.space.hair } },
});

/** Content that stands below picture and facts on phones. */
export const across = style({ "@media": { [screens.narrow]: { gridColumn: "1 / -1" } } });

export const titleRow = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space.small,
  minWidth: 0,
});

export const title = style({ minWidth: 0 });

/** The link covers the whole card; its buttons lie above. */
export const titleLink = style({
  color: theme.color.text,
  textDecoration: "none",
  selectors: {
    "&:hover": { textDecoration: "underline" },
    "&::after": { content: "", position: "absolute", inset: 0 },
  },
});

/**
 * The list of features. Phones without hover show it only on the car's page: here it would make the list a
 * fifth longer.
 */
export const features = style({
  fontSize: theme.text.small,
  color: theme.color.textSoft,
  "@media": {
    [screens.narrow]: { display: "none" },
    [screens.hover]: {
      position: "absolute",
      insetInline: 0,
      top: 0,
      display: "grid",
      alignContent: "end",
      aspectRatio: "16 / 9",
      padding: theme.space.medium,
      background: theme.color.night,
      color: theme.color.onNight,
      opacity: 0,
      pointerEvents: "none",
      selectors: {
        [`${root}:hover &, ${root}:focus-within &`]: { opacity: 0.94 },
      },
    },
    [screens.motion]: { transition: `opacity ${theme.motion.quick}` },
  },
});

export const actions = style([
  across,
  {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(7.5rem, 1fr))",
    gap: theme.space.small,
    marginBlockStart: "auto",
    paddingBlockStart: theme.space.hair,
  },
]);

/** The padding is small so that two Georgian labels fit side by side on the narrowest phone. */
export const action = style({
  selectors: { [`${actions} > &`]: { paddingInline: theme.space.small } },
});

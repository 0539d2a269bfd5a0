import { globalStyle, style } from "@vanilla-extract/css";
import { enamel } from "~/ui/theme/enamel";
import * as cards from "~/ui/page/picture-card.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";
import { amount } from "~/catalog/fleet/prices/car-price.css";

export const root = style([cards.root]);

export const picture = style([cards.picture]);

export const image = style([
  cards.image,
  { aspectRatio: "16 / 9", "@media": { [screens.narrow]: { aspectRatio: "13 / 6" } } },
]);

/** The enamel plate of the price, the loudest text of the card. */
export const plate = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${theme.space.hair} ${theme.space.medium}`,
  padding: `${theme.space.small} ${theme.space.snug}`,
  background: theme.color.sign,
  color: theme.color.onSign,
  borderRadius: theme.radius.small,
  ...enamel(theme.color.sign, theme.color.onSign),
});

export const price = style({ fontStretch: theme.stretch.label });

globalStyle(`${price} > ${amount}`, { fontSize: theme.text.cardSum });

/** What the price of a trip is made of. */
export const reckoning = style({
  fontSize: theme.text.small,
  fontStretch: theme.stretch.label,
  lineHeight: 1.3,
});

export const fourByFour = style({
  position: "absolute",
  zIndex: 1,
  insetInlineStart: theme.space.small,
  top: theme.space.small,
});

export const body = style({
  display: "flex",
  flexDirection: "column",
  gap: theme.space.snug,
  flexGrow: 1,
  minWidth: 0,
  padding: theme.space.medium,
  "@media": { [screens.narrow]: { gap: theme.space.small, padding: theme.space.snug } },
});

/** The emblem, and beside it the name above the kind: long names leave the plates of a row in line. */
export const titleRow = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: theme.space.small,
});

globalStyle(`${titleRow} > svg`, { gridRow: "span 2" });

export const title = style({ lineHeight: 1.15, overflowWrap: "break-word" });

export const kind = style({
  fontSize: theme.text.small,
  fontStretch: theme.stretch.label,
  lineHeight: 1.2,
  color: theme.color.textSoft,
});

/** Availability and terms, one after the other. */
export const terms = style({ fontSize: theme.text.small });

globalStyle(`${terms} > p`, { display: "inline" });

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

/** One row: a long label, or a large text, makes it two. */
export const actions = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space.small,
  marginBlockStart: "auto",
  paddingBlockStart: theme.space.hair,
});

export const action = style({
  selectors: { [`${actions} > &`]: { flexGrow: 1, paddingInline: theme.space.small } },
});

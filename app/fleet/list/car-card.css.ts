import { style } from "@vanilla-extract/css";
import { enamel } from "~/ui/theme/enamel";
import * as cards from "~/ui/page/picture-card.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const root = cards.root;
export const picture = cards.picture;
export const image = style([cards.image, { aspectRatio: "16 / 9" }]);

export const price = style({
  position: "absolute",
  zIndex: 1,
  insetInlineEnd: theme.space.small,
  top: theme.space.small,
  padding: `${theme.space.hair} ${theme.space.snug}`,
  background: theme.color.sign,
  color: theme.color.onSign,
  borderRadius: theme.radius.small,
  fontStretch: theme.stretch.label,
  fontSize: theme.text.small,
  ...enamel(theme.color.sign, theme.color.onSign),
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
  padding: theme.space.medium,
});

export const titleRow = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space.small,
  minWidth: 0,
});

export const title = style({ minWidth: 0 });

export const titleLink = style({
  color: theme.color.text,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const features = style({
  fontSize: theme.text.small,
  color: theme.color.textSoft,
  "@media": {
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

export const actions = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(7.5rem, 1fr))",
  gap: theme.space.small,
  marginBlockStart: "auto",
  paddingBlockStart: theme.space.hair,
});

/** Small padding: two Georgian labels fit side by side on the narrowest phone. */
export const action = style({
  selectors: { [`${actions} > &`]: { paddingInline: theme.space.small } },
});

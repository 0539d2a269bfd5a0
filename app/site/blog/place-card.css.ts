import { globalStyle, style } from "@vanilla-extract/css";
import { enamel } from "~/ui/theme/enamel";
import { theme } from "~/ui/theme/theme.css";

export { image, list, picture, root } from "~/ui/page/picture-card.css";

/** The region's name, styled like a luggage label. */
export const region = style({
  position: "absolute",
  insetInlineStart: theme.space.small,
  bottom: theme.space.small,
  maxWidth: `calc(100% - 2 * ${theme.space.small})`,
  padding: `${theme.space.hair} ${theme.space.snug}`,
  borderRadius: theme.radius.small,
  background: theme.color.sign,
  color: theme.color.onSign,
  fontSize: theme.text.small,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
  ...enamel(theme.color.sign, theme.color.onSign),
});

export const body = style({
  display: "flex",
  flexDirection: "column",
  gap: theme.space.medium,
  flexGrow: 1,
  padding: theme.space.medium,
});

export const title = style({ fontSize: theme.text.title });

export const description = style({ textWrap: "pretty" });

/** The foot is aligned to the bottom of the card, regardless of the text's length. */
export const foot = style({
  display: "grid",
  gap: theme.space.medium,
  marginBlockStart: "auto",
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space.small,
});

// Labels differ in length between languages, so each button is as wide as its label.
globalStyle(`${actions} > *`, { flex: "1 1 auto" });

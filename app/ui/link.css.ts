import { style } from "@vanilla-extract/css";
import { theme } from "./theme/theme.css";

/** A link that stands by itself, large enough for a thumb; inside a sentence a link is plain. */
export const standaloneLink = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space.small,
  minHeight: theme.size.touch,
});

export const onNightLink = style([standaloneLink, { color: theme.color.onNight }]);

import { style } from "@vanilla-extract/css";
import { theme } from "./theme/theme.css";

/** A link on its own, large enough for a thumb. Links within a sentence stay plain. */
export const standaloneLink = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space.small,
  minHeight: theme.size.touch,
});

export const onNightLink = style([standaloneLink, { color: theme.color.onNight }]);

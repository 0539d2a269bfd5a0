import { style } from "@vanilla-extract/css";
import { enamel } from "./theme/enamel";
import { theme } from "./theme/theme.css";

/** An enamel sign with an icon. */
export const sign = style({
  display: "grid",
  placeItems: "center",
  width: "3.5rem",
  height: "3.5rem",
  borderRadius: theme.radius.medium,
  background: theme.color.sign,
  color: theme.color.onSign,
  fontSize: theme.text.title,
  ...enamel(theme.color.sign, theme.color.onSign),
});

export const smallSign = style([
  sign,
  { width: theme.size.touch, height: theme.size.touch, borderRadius: theme.radius.small },
]);

import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const ground = style({
  display: "block",
  width: "4.75rem",
  height: "2.6rem",
  padding: theme.space.hair,
  borderRadius: theme.radius.small,
  background: theme.color.stage,
  "@media": { [screens.forcedColors]: { forcedColorAdjust: "none" } },
});

/** The class of a car of unknown colour. */
export const unpainted = style([ground, { fill: theme.color.paint }]);

export const photo = style({
  display: "block",
  width: "4.75rem",
  height: "2.6rem",
  borderRadius: theme.radius.small,
  objectFit: "cover",
});

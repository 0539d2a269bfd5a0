import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

/** Limestone in both colour schemes: dark cars would vanish on a dark ground. */
export const ground = style({
  display: "block",
  width: "4.75rem",
  height: "2.6rem",
  padding: theme.space.hair,
  borderRadius: theme.radius.small,
  background: "#efe3d0",
  "@media": {
    [screens.dark]: { background: "#cdbfa9" },
    [screens.forcedColors]: { forcedColorAdjust: "none" },
  },
});

export const photo = style({
  display: "block",
  width: "4.75rem",
  height: "2.6rem",
  borderRadius: theme.radius.small,
  objectFit: "cover",
});

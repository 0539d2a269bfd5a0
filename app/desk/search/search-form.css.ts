import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

const { size, space } = theme;

/** The form is in a row with the bell of the frame, for which it leaves space. */
export const form = style({
  display: "flex",
  gap: space.hair,
  paddingBlockStart: space.medium,
  "@media": {
    [screens.wide]: {
      marginInlineStart: size.rail,
      paddingInlineStart: space.large,
      maxWidth: size.column,
    },
    [screens.belowWide]: {
      paddingInlineStart: space.medium,
      paddingInlineEnd: `calc(${size.touch} + 2 * ${space.medium})`,
    },
    [screens.print]: { display: "none" },
  },
});

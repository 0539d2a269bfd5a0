import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/screens";

/** Room for the longest hint, so that one does not push the pictures when it takes another's place. */
export const hint = style({
  minHeight: "2lh",
  "@media": { [screens.wide]: { minHeight: "1lh" } },
});

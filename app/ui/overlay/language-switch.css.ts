import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";
import { item } from "./menu.css";

/** The languages at the foot of a page, in the colours of what is around them, and level with it at both ends. */
export const list = style({
  display: "flex",
  flexWrap: "wrap",
  marginInline: `calc(-1 * ${theme.space.small})`,
});

export const language = style([
  item,
  {
    color: "inherit",
    // Forced colours show it.
    border: `${theme.size.hairline} solid transparent`,
    selectors: { "&:hover": { background: "none", textDecoration: "underline" } },
  },
]);

/** On the narrowest phones the name of the language says it, so that the logo has its place. */
export const globe = style({ "@media": { [screens.tiny]: { display: "none" } } });

import { style } from "@vanilla-extract/css";
import { item } from "./menu.css";

/** The languages at the foot of a page, in the colours of what is around them. */
export const list = style({ display: "flex", flexWrap: "wrap" });

export const language = style([
  item,
  {
    color: "inherit",
    selectors: { "&:hover": { background: "none", textDecoration: "underline" } },
  },
]);

import { style } from "@vanilla-extract/css";
import { visuallyHidden } from "~/ui/page/layout.css";

/** Fixed: focus on it must not scroll the page. */
export const empty = style([
  visuallyHidden,
  { selectors: { "&&": { position: "fixed", bottom: 0 } } },
]);

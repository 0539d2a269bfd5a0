import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const frame = style({
  display: "block",
  width: "100%",
  padding: 0,
  border: 0,
  borderRadius: theme.radius.medium,
  overflow: "hidden",
  background: theme.color.sunken,
  cursor: "zoom-in",
  selectors: {
    // A finger moves the spot instead of scrolling the page.
    "&[aria-pressed=true]": { cursor: "zoom-out", touchAction: "none" },
  },
});

export const pane = style({
  display: "block",
  "@media": { [screens.motion]: { transition: `transform ${theme.motion.quick}` } },
});

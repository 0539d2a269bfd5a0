import { globalStyle, style } from "@vanilla-extract/css";
import { bottomRoom } from "~/ui/theme/bottom-room.css";
import { theme } from "~/ui/theme/theme.css";

export const FORM_ID = "compare-cars";

/** It lies above the link that covers the card. */
export const choice = style({
  position: "relative",
  zIndex: 1,
  width: "fit-content",
});

// The class keeps the rule out of pages without the form.
const chosen = `html:has(${choice} :checked)`;

/** Browsers that know `:has` show the bar once a car is chosen. */
export const bar = style({
  position: "sticky",
  zIndex: 2,
  bottom: 0,
  display: "grid",
  justifyItems: "center",
  padding: theme.space.snug,
  background: theme.color.night,
  color: theme.color.onNight,
  borderRadius: theme.radius.large,
  "@supports": {
    "selector(:has(*))": {
      display: "none",
      selectors: { [`${chosen} &`]: { display: "grid" } },
    },
  },
});

// Keeps a focused element visible above the bar.
globalStyle(chosen, { vars: { [bottomRoom.bar]: "6rem" } });

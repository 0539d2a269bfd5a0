import { keyframes, style } from "@vanilla-extract/css";
import { card } from "~/ui/page/card.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

const breathe = keyframes({ "50%": { opacity: 0.5 } });
const appear = keyframes({ from: { visibility: "hidden" }, to: { visibility: "visible" } });

/** The skeleton is delayed, so that a fast navigation shows none. */
export const delayed = style({
  animation: `${appear} 1ms step-end ${theme.motion.wait} both`,
});

const shape = style({
  background: theme.color.sunken,
  borderRadius: theme.radius.small,
  "@media": {
    [screens.motion]: { animation: `${breathe} 1.6s ease-in-out infinite` },
    [screens.forcedColors]: { outline: "1px solid" },
  },
});

export const picture = style([shape, { aspectRatio: "16 / 9", borderRadius: 0 }]);
export const title = style([shape, { height: "1.5rem", width: "60%" }]);
export const line = style([shape, { height: "1rem" }]);
export const action = style([shape, { height: theme.size.touch }]);

export const sheet = style([card, { overflow: "hidden" }]);

export const body = style({
  display: "grid",
  gap: theme.space.snug,
  padding: theme.space.medium,
});

import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import * as bottomBar from "~/catalog/fleet/bottom-bar.css";
import { bottomRoom } from "~/ui/theme/bottom-room.css";
import { screens } from "~/ui/theme/screens";

const hidden = keyframes({ from: { visibility: "hidden" }, to: { visibility: "hidden" } });

export const root = style([
  bottomBar.surface,
  {
    position: "fixed",
    insetInline: 0,
    // It is hidden while the form for the trip is in view: that is what comes first.
    animationName: hidden,
    animationTimeline: "--trip-form",
    "@media": {
      [screens.crowded]: { display: "none" },
      [screens.medium]: { display: "none" },
      [screens.print]: { display: "none" },
    },
  },
]);

globalStyle(`main:has(${root})`, { timelineScope: "--trip-form" });

// The bar is hidden while the form has the focus, also before scripts start and without them.
globalStyle(`details:has(form:focus-within) ~ ${root}`, { display: "none" });

// Keeps the focused element and the end of the page visible above the bar.
globalStyle(`html:has(${root})`, {
  "@media": { [screens.narrow]: { vars: { [bottomRoom.bar]: "6rem" } } },
});
globalStyle(`body:has(${root})`, {
  "@media": {
    [screens.narrow]: { paddingBlockEnd: "4.5rem" },
    [screens.crowded]: { paddingBlockEnd: 0 },
  },
});

import { globalStyle, style } from "@vanilla-extract/css";
import * as bottomBar from "~/catalog/fleet/bottom-bar.css";
import { bottomRoom } from "~/ui/theme/bottom-room.css";
import { screens } from "~/ui/theme/screens";

export const root = style([
  bottomBar.surface,
  {
    position: "fixed",
    insetInline: 0,
    "@media": {
      [screens.crowded]: { display: "none" },
      [screens.medium]: { display: "none" },
      [screens.print]: { display: "none" },
    },
  },
]);

// The bar is hidden while the form has the focus, also before scripts start and without them.
globalStyle(`form:focus-within ~ ${root}`, { display: "none" });

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

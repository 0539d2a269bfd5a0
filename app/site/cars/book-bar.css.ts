import { globalStyle, style } from "@vanilla-extract/css";
import * as bottomBar from "~/catalog/fleet/bottom-bar.css";
import { bottomRoom } from "~/ui/theme/bottom-room.css";
import { screens } from "~/ui/theme/screens";

export const root = style([
  bottomBar.surface,
  {
    position: "sticky",
    selectors: { "&[data-panel-in-view=true]": { display: "none" } },
    // In wide windows the sticky panel has this button.
    "@media": {
      [screens.crowded]: { position: "static" },
      [screens.wide]: {
        selectors: { "&:not([data-panel-in-view=false])": { display: "none" } },
      },
    },
  },
]);

// Keeps a focused element visible above the bar.
globalStyle(`html:has(${root})`, {
  vars: { [bottomRoom.bar]: "6rem" },
  "@media": { [screens.crowded]: { vars: { [bottomRoom.bar]: "0px" } } },
});

export const action = style({ overflowWrap: "break-word" });

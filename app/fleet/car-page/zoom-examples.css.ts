import { style } from "@vanilla-extract/css";

/** Both hints have the same place, so that one does not push the pictures when it takes over. */
export const hint = style({ display: "grid" });

export const shown = style({ gridArea: "1 / 1" });

export const held = style([shown, { visibility: "hidden" }]);

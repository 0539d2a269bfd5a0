import { style } from "@vanilla-extract/css";

/** Both hints are in the same grid cell, so that swapping them does not shift the pictures. */
export const hint = style({ display: "grid" });

export const shown = style({ gridArea: "1 / 1" });

export const hidden = style([shown, { visibility: "hidden" }]);

import type { StyleRule } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";

/** Clamps a text in print, so that the voucher fits on one sheet. */
export function atMost(lines: number): StyleRule {
  return {
    "@media": {
      [screens.print]: {
        display: "-webkit-box",
        overflow: "hidden",
        WebkitBoxOrient: "vertical",
        WebkitLineClamp: lines,
      },
    },
  };
}

import { styleVariants } from "@vanilla-extract/css";
import { badge } from "~/ui/badge.css";

/** The text wraps in a narrow card. */
const wrap = { whiteSpace: "normal" } as const;

export const states = styleVariants({
  free: [badge.good, wrap],
  last: [badge.notice, wrap],
  request: [badge.quiet, wrap],
});

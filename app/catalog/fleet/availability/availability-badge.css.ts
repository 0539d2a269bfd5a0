import { styleVariants } from "@vanilla-extract/css";
import { badge } from "~/ui/badge.css";

/** In a narrow card the text wraps. */
const wrap = { whiteSpace: "normal" } as const;

export const states = styleVariants({
  free: [badge.good, wrap],
  last: [badge.notice, wrap],
  request: [badge.quiet, wrap],
});

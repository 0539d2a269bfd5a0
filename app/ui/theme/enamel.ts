import type { StyleRule } from "@vanilla-extract/css";

/** Draws the thin line inside the edge of enamel road signs and old luggage labels. */
export function enamel(ground: string, line: string): StyleRule {
  return { boxShadow: `inset 0 0 0 3px ${ground}, inset 0 0 0 4px ${line}` };
}

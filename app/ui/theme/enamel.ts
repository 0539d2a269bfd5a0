import type { StyleRule } from "@vanilla-extract/css";

/** The thin line inside the edge that enamel road signs and old luggage labels bear. */
export function enamel(ground: string, line: string): StyleRule {
  return { boxShadow: `inset 0 0 0 3px ${ground}, inset 0 0 0 4px ${line}` };
}

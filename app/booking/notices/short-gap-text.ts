import type { TFunction } from "i18next";
import { momentsWith } from "~/web/i18n/moments";
import type { ShortGap } from "./short-gaps.queries.server";

/**
 * Returns the text of a short gap. It ends in a colon, before the number of the other booking. It has its own file
 * because only staff read it: visitors do not load its texts.
 */
export function shortGapText(
  t: TFunction,
  { isBefore, minutes, needed }: Pick<ShortGap, "isBefore" | "minutes" | "needed">,
): string {
  const { duration } = momentsWith(t);
  const gap = { gap: duration(minutes), needed: duration(needed) };
  return t(`operator.gaps.${isBefore ? "before" : "after"}`, gap);
}

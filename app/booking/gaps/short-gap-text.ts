import type { TFunction } from "i18next";
import type { ShortGap } from "./short-gaps.queries.server";

/** Ends in a colon, before the number of the other booking. */
export function shortGapText(
  t: TFunction,
  { isBefore, minutes, needed }: Pick<ShortGap, "isBefore" | "minutes" | "needed">,
): string {
  return t(`operator.gaps.${isBefore ? "before" : "after"}`, { minutes, needed });
}

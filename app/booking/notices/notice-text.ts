import type { TFunction } from "i18next";
import type { OfficeHours } from "~/catalog/company/company";
import { formatWith } from "~/web/i18n/format";
import type { BookingNotice } from "./notices";
import { momentsWith } from "~/web/i18n/moments";
import type { ShortGap } from "./short-gaps.queries.server";

/** Returns a notice as its audience needs it: visitors, or staff. */
export function noticeText(
  t: TFunction,
  notice: BookingNotice,
  { audience, hours }: { audience: "visitor" | "staff"; hours: OfficeHours },
): string {
  const texts = audience === "visitor" ? "booking" : "operator";
  if (typeof notice === "string") return t(`${texts}.notices.${notice}`, hours);
  const { kind, name, days } = notice;
  return t(`${texts}.notices.${kind}`, { name: name[formatWith(t).language], days });
}

/** Returns the text of a short gap. It ends in a colon, before the number of the other booking. */
export function shortGapText(
  t: TFunction,
  { isBefore, minutes, needed }: Pick<ShortGap, "isBefore" | "minutes" | "needed">,
): string {
  const { duration } = momentsWith(t);
  const gap = { gap: duration(minutes), needed: duration(needed) };
  return t(`operator.gaps.${isBefore ? "before" : "after"}`, gap);
}

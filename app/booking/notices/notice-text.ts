import { textIn } from "~/web/i18n/localized";
import type { TFunction } from "i18next";
import type { OfficeHours } from "~/catalog/company/company";
import { formatWith } from "~/web/i18n/format";
import type { BookingNotice } from "./notices";

/** Returns a notice as its audience needs it: visitors, or staff. */
export function noticeText(
  t: TFunction,
  notice: BookingNotice,
  { audience, hours }: { audience: "visitor" | "staff"; hours: OfficeHours },
): string {
  const texts = audience === "visitor" ? "booking" : "operator";
  if (typeof notice === "string") return t(`${texts}.notices.${notice}`, hours);
  const { kind, name, days } = notice;
  return t(`${texts}.notices.${kind}`, { name: textIn(name, formatWith(t).language), days });
}

import type { TFunction } from "i18next";
import type { OfficeHours } from "~/catalog/company/company";
import { formatWith } from "~/web/i18n/format";
import type { BookingNotice } from "./notices";

/** Returns a notice as its audience needs it: visitors, or staff. */
export function noticeText(
  t: TFunction,
  notice: BookingNotice,
  { reader, hours }: { reader: "booking" | "operator"; hours: OfficeHours },
): string {
  if (typeof notice === "string") return t(`${reader}.notices.${notice}`, hours);
  const { kind, name, days } = notice;
  return t(`${reader}.notices.${kind}`, { name: name[formatWith(t).language], days });
}

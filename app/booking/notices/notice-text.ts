import { textIn } from "~/web/i18n/localized";
import type { TFunction } from "i18next";
import type { OfficeHours } from "~/catalog/company/company";
import { formatWith } from "~/web/i18n/format";
import { fieldOf, type BookingNotice } from "./notices";

/** Returns a notice as its audience needs it: visitors, or staff. */
export function noticeText(
  t: TFunction,
  notice: BookingNotice,
  { audience, hours }: { audience: "visitor" | "staff"; hours: OfficeHours },
): string {
  const texts = audience === "visitor" ? "booking" : "operator";
  if (typeof notice === "string") return t(`${texts}.notices.${notice}`, hours);
  if (notice.kind === "shortNotice") {
    const { hours: count } = notice;
    return t(`${texts}.notices.shortNotice`, { count });
  }
  const { kind, name, days } = notice;
  return t(`${texts}.notices.${kind}`, { name: textIn(name, formatWith(t).language), days });
}

/** Returns what the form says to visitors at its fields, by their names. */
export function noticesAtFields(
  t: TFunction,
  notices: readonly BookingNotice[],
  hours: OfficeHours,
): Partial<Record<NonNullable<ReturnType<typeof fieldOf>>, string>> {
  const said = notices.flatMap((notice) => {
    const field = fieldOf(notice);
    return field ? [[field, noticeText(t, notice, { audience: "visitor", hours })] as const] : [];
  });
  return Object.fromEntries(said);
}

import { useTranslation } from "react-i18next";
import { addDays } from "~/calendar";
import { PlainLink } from "~/i18n/plain-links";
import { visuallyHidden } from "~/ui/page/layout.css";
import { newBookingAddress } from "~/desk/new-booking/new-booking-address";
import { useBarTexts } from "./bar-texts";
import type { EmptyCell } from "./layout/split-gap";
import * as styles from "./calendar-table.css";

type EmptyDaysProps = {
  cell: EmptyCell;
  /** The first day of the calendar. */
  from: string;
  vehicle: { id: number; label: string };
};

/** The text of a cell without a bar or a link. */
export const NOTHING = "\u00a0";

/** A stretch of days without a bar: one cell, with the number of days that are free. */
export function EmptyDays({ cell, from, vehicle }: EmptyDaysProps) {
  const { t } = useTranslation();
  const { gap, gapFrom } = useBarTexts();
  const { kind, span } = cell;
  if (kind === "past") {
    return (
      <td className={styles.cell} colSpan={span}>
        {NOTHING}
      </td>
    );
  }
  if (kind === "off") {
    return (
      <td className={styles.off} colSpan={span}>
        <span className={visuallyHidden}>{t("calendar.offDuty")}</span>
      </td>
    );
  }
  const day = addDays(from, cell.open);
  const until = addDays(from, cell.first + span);
  return (
    <td className={styles.cell} colSpan={span}>
      <PlainLink className={styles.gap} to={newBookingAddress(vehicle.id, day, until)}>
        {gap(cell.first + span - cell.open)}
        <span className={visuallyHidden}> {gapFrom(day, vehicle.label)}</span>
      </PlainLink>
    </td>
  );
}

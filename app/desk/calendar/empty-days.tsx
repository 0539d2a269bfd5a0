import { useTranslation } from "react-i18next";
import { addDays } from "~/calendar";
import { useFormat } from "~/i18n/format";
import { Link } from "~/i18n/link";
import { visuallyHidden } from "~/ui/page/layout.css";
import { newBlockAddress } from "./block/block-intents";
import type { EmptyCell } from "./layout/split-gap";
import * as styles from "./calendar-table.css";

type EmptyDaysProps = {
  cell: EmptyCell;
  /** The first day of the calendar. */
  from: string;
  today: string;
  vehicle: { id: number; label: string };
};

/** The text of a cell without a bar or a link. */
export const NOTHING = "\u00a0";

/** A stretch of days without a bar: one cell, with the number of days that are free. */
export function EmptyDays({ cell, from, today, vehicle }: EmptyDaysProps) {
  const { t } = useTranslation();
  const { short } = useFormat();
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
      <Link className={styles.gap} to={newBlockAddress(vehicle.id, day, until)}>
        {t("calendar.gap", { count: cell.first + span - cell.open })}
        <span className={visuallyHidden}>
          {" "}
          {t("calendar.gapFrom", { day: short(day, today), vehicle: vehicle.label })}
        </span>
      </Link>
    </td>
  );
}

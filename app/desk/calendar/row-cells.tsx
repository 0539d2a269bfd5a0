import { addDays } from "~/calendar";
import { newBookingAddress } from "~/desk/new-booking/new-booking-address";
import { visuallyHidden } from "~/ui/page/layout.css";
import { barLink } from "./bar-link";
import type { RowCell } from "./group";
import type { TableTexts } from "./table-texts";
import * as styles from "./calendar-table.css";

/** The text of a cell without a bar or a link. */
const NOTHING = "\u00a0";

type Row = {
  /** The first day of the calendar. */
  from: string;
  /** Null in a row of bookings without a vehicle. */
  vehicle: { id: number; label: string } | null;
  texts: TableTexts;
};

/** The cells of a row: bars, and each stretch of days without a bar. */
export function rowCells(cells: readonly RowCell[], row: Row) {
  return cells.map((cell) => {
    const { first, kind, span } = cell;
    return (
      <td key={first} className={kind === "off" ? styles.off : styles.cell} colSpan={span}>
        {contentOf(cell, row)}
      </td>
    );
  });
}

function contentOf(cell: RowCell, { from, vehicle, texts }: Row) {
  if (cell.kind === "bars") return cell.bars.map((placed) => barLink(placed, texts));
  if (cell.kind === "off") return <span className={visuallyHidden}>{texts.offDuty}</span>;
  if (cell.kind === "closed" || !vehicle) return NOTHING;
  const end = cell.first + cell.span;
  const [day, until] = [addDays(from, cell.open), addDays(from, end)];
  return (
    <a className={styles.gap} href={texts.address(newBookingAddress(vehicle.id, day, until))}>
      {texts.gap(end - cell.open)}
      <span className={visuallyHidden}>{` ${texts.gapFrom(day, vehicle.label)}`}</span>
    </a>
  );
}

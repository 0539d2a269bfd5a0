import { vehicleAddress } from "~/desk/fleet/fleet-query";
import { Plate } from "~/desk/fleet/plate";
import { vehicleLabel } from "~/catalog/fleet/vehicles/vehicle";
import type { Group, RowCell } from "./group";
import type { Column } from "./layout/columns";
import type { TableTexts } from "./table-texts";
import * as styles from "./calendar-table.css";
import { addDays } from "~/web/calendar";
import { newBookingAddress } from "~/desk/new-booking/new-booking";
import { visuallyHidden } from "~/ui/page/layout.css";
import { href } from "react-router";
import { blockAddress } from "./block/block";
import * as barStyles from "./bar.css";
import type { RowBar } from "./calendar";
import type { PlacedBar } from "./layout/lay-out-row";
import { isolate } from "~/web/i18n/isolate";

type GroupRowsProps = {
  group: Group;
  columns: readonly Column[];
  /** The first day of the calendar. */
  from: string;
  texts: TableTexts;
};

/** Shows the rows of a model: free vehicles, requests, bookings without a vehicle, then its vehicles. */
export function GroupRows({ group, columns, from, texts }: GroupRowsProps) {
  const { name, rows, asked, unassigned } = group;
  return (
    <tbody>
      <FreeRow group={group} columns={columns} />
      <Lanes lanes={asked} kind="asked" texts={texts} from={from} />
      <Lanes lanes={unassigned} kind="unassigned" texts={texts} from={from} />
      {rows.map(({ vehicle: { id, modelId, number, plate }, cells }) => {
        const label = vehicleLabel(name, { number, plate });
        return (
          <tr key={id} className={styles.row} data-vehicle={id}>
            <th className={styles.rowHead.vehicle} scope="row">
              <a className={styles.vehicle} href={vehicleAddress(modelId, id)} aria-label={label}>
                {plate ? <Plate plate={plate} /> : label}
              </a>
            </th>
            {rowCells(cells, { from, vehicle: { id, label }, texts })}
          </tr>
        );
      })}
    </tbody>
  );
}

/** Shows the name of a model, and in each column how many of its vehicles are free. */
function FreeRow({
  group: { name, vehicles, free },
  columns,
}: Pick<GroupRowsProps, "group" | "columns">) {
  return (
    <tr className={styles.groupRow}>
      <th className={styles.groupHead} scope="rowgroup">
        {name} <small className={styles.total}>{vehicles}</small>
      </th>
      {columns.map(({ first, span }, index) => {
        const count = free[index] ?? 0;
        return (
          <td
            key={first}
            className={count > 0 ? styles.free.some : styles.free.none}
            colSpan={span}
          >
            {count}
          </td>
        );
      })}
    </tr>
  );
}

type LanesProps = Pick<GroupRowsProps, "from" | "texts"> & {
  lanes: readonly RowCell[][];
  kind: "asked" | "unassigned";
};

/** Shows the rows of bookings without a vehicle. */
function Lanes({ lanes, kind, from, texts }: LanesProps) {
  return lanes.map((cells) => (
    <tr key={firstBookingOf(cells)} className={styles.row}>
      <th className={styles.rowHead[kind]} scope="row">
        {texts[kind]}
      </th>
      {rowCells(cells, { from, vehicle: null, texts })}
    </tr>
  ));
}

/** Returns the id of the first booking in a row of bookings without a vehicle: no other row has it. */
function firstBookingOf(cells: readonly RowCell[]) {
  return cells.flatMap((cell) => (cell.kind === "bars" ? cell.bars : []))[0]?.bar.bookingId;
}

/** The text of a cell without a bar or a link. */
const NOTHING = "\u00a0";

type Row = {
  /** The first day of the calendar. */
  from: string;
  /** The vehicle; null in a row of bookings without one. */
  vehicle: { id: number; label: string } | null;
  texts: TableTexts;
};

/** Shows the cells of a row: bars, and each stretch of days without a bar. */
function rowCells(cells: readonly RowCell[], row: Row) {
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
    <a className={styles.gap} href={newBookingAddress(vehicle.id, day, until)}>
      {texts.gap(end - cell.open)}
      <span className={visuallyHidden}>{` ${texts.gapFrom(day, vehicle.label)}`}</span>
    </a>
  );
}

/**
 * Shows a bar with its state, its text and its dates; those of bookings and blocks are links to them. What
 * is seen may be cut at the end of the bar; the hidden text is complete. It is not a component, as the
 * cells: components would take most of the time of a table.
 */
function barLink({ bar, edge, start, end }: PlacedBar<RowBar>, texts: TableTexts) {
  const { state, from, until } = bar;
  const name = bar.text || texts.block;
  const place = edge === "end" ? barStyles.startFromEnd[start] : barStyles.start[start];
  const className = `${barStyles.bar} ${barStyles.state[state]} ${place} ${barStyles.end[end]}`;
  const dates = texts.range(from.slice(0, 10), until.slice(0, 10));
  const content = (
    <>
      <b className={barStyles.letter[state]} aria-hidden="true">
        {texts.letters[state]}
      </b>
      <span className={barStyles.text} aria-hidden="true">
        <bdi>{name}</bdi>
      </span>
      <span className={visuallyHidden}>{`${texts.states[state]}: ${isolate(name)}, ${dates}`}</span>
    </>
  );
  const to = addressOf(bar);
  if (to === null) {
    return (
      <span key={bar.rowId} className={className}>
        {content}
      </span>
    );
  }
  return (
    <a key={to} className={className} href={to}>
      {content}
    </a>
  );
}

function addressOf({ state, bookingId, rowId }: RowBar) {
  if (bookingId !== null) return href("/admin/bookings/:id", { id: String(bookingId) });
  return state === "block" && rowId !== null ? blockAddress(rowId) : null;
}

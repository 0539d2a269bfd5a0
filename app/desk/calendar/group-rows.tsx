import { useTranslation } from "react-i18next";
import { vehicleAddress } from "~/desk/fleet/fleet-query";
import { Plate } from "~/desk/fleet/plate";
import { vehicleLabel } from "~/fleet/vehicles/vehicle";
import { Link } from "~/i18n/link";
import { BarLink, type PlacedBar } from "./bar-link";
import { EmptyDays, NOTHING } from "./empty-days";
import type { Group } from "./group";
import type { Column } from "./layout/columns";
import type { Cell } from "./layout/lay-out-row";
import * as styles from "./calendar-table.css";

type GroupRowsProps = { group: Group; columns: readonly Column[]; from: string };

/** The rows of a model: free vehicles, requests, bookings without a vehicle, then its vehicles. */
export function GroupRows({ group, columns, from }: GroupRowsProps) {
  const { t } = useTranslation();
  const { name, rows, asked, unassigned } = group;
  return (
    <tbody>
      <FreeRow group={group} columns={columns} />
      <Lanes lanes={asked} label={t("calendar.asked")} kind="asked" />
      <Lanes lanes={unassigned} label={t("calendar.unassigned")} kind="unassigned" />
      {rows.map(({ vehicle, cells }) => {
        const label = vehicleLabel(name, vehicle);
        return (
          <tr key={vehicle.id} className={styles.row} data-vehicle={vehicle.id}>
            <th className={styles.rowHead.vehicle} scope="row">
              <Link
                className={styles.vehicle}
                to={vehicleAddress(vehicle.modelId, vehicle.id)}
                aria-label={label}
              >
                {vehicle.plate ? <Plate plate={vehicle.plate} /> : label}
              </Link>
            </th>
            {cells.map((cell) =>
              cell.kind === "bars" ? (
                <BarCell key={cell.first} cell={cell} />
              ) : (
                <EmptyDays
                  key={cell.first}
                  cell={cell}
                  from={from}
                  vehicle={{ id: vehicle.id, label }}
                />
              ),
            )}
          </tr>
        );
      })}
    </tbody>
  );
}

/** The name of a model, and in each column how many of its vehicles are free. */
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

type LanesProps = {
  lanes: Cell<PlacedBar["bar"]>[][];
  label: string;
  kind: "asked" | "unassigned";
};

function Lanes({ lanes, label, kind }: LanesProps) {
  return lanes.map((cells) => (
    <tr key={firstBookingOf(cells)} className={styles.row}>
      <th className={styles.rowHead[kind]} scope="row">
        {label}
      </th>
      {cells.map((cell) =>
        cell.kind === "bars" ? (
          <BarCell key={cell.first} cell={cell} />
        ) : (
          <td key={cell.first} className={styles.cell} colSpan={cell.span}>
            {NOTHING}
          </td>
        ),
      )}
    </tr>
  ));
}

/** No other row has it. */
function firstBookingOf(cells: LanesProps["lanes"][number]) {
  return cells.flatMap((cell) => (cell.kind === "bars" ? cell.bars : []))[0]?.bar.bookingId;
}

type BarCellProps = { cell: { span: number; bars: readonly PlacedBar[] } };

function BarCell({ cell: { span, bars } }: BarCellProps) {
  return (
    <td className={styles.cell} colSpan={span}>
      {bars.map((placed) => (
        <BarLink key={placed.bar.rowId ?? placed.bar.bookingId} placed={placed} />
      ))}
    </td>
  );
}

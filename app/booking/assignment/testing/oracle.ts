import type { Sql } from "~/web/db.server";

/** A row of `occupancy`, in seconds. */
export type OccupancyTime = {
  id: number;
  vehicle: number | null;
  from: number;
  to: number;
  isMovable: boolean;
};

export function readTaken(sql: Sql, modelId: number, now: Date) {
  return sql<OccupancyTime[]>`
    select id, vehicle_id as vehicle,
      extract(epoch from lower(during))::double precision as from,
      extract(epoch from upper(during))::double precision as to,
      is_movable(occupancy, business_time(${now.toISOString()}::timestamptz)) as "isMovable"
    from occupancy where car_id = ${modelId}
    order by lower(during), id`;
}

/**
 * Returns whether a period can be sold: at no moment all vehicles are taken, counting what waits for one, and
 * there is a way to give it and all that can be moved a vehicle. Tries every way.
 */
export function isSellable(
  rows: readonly OccupancyTime[],
  vehicles: readonly number[],
  period: { from: number; to: number },
): boolean {
  if (mostAtOnce(rows, period) >= vehicles.length) return false;
  const assigned = rows.filter(({ vehicle }) => vehicle !== null);
  const fixed = assigned.filter(({ isMovable }) => !isMovable);
  const wanted = { id: 0, vehicle: null, isMovable: true, ...period };
  return canPlace([wanted, ...assigned.filter(({ isMovable }) => isMovable)], fixed, vehicles);
}

function mostAtOnce(rows: readonly OccupancyTime[], period: { from: number; to: number }) {
  const overlapping = rows.filter((row) => overlap(row, period));
  const moments = [period.from, ...overlapping.map(({ from }) => Math.max(from, period.from))];
  return Math.max(
    ...moments.map((at) => overlapping.filter(({ from, to }) => from <= at && at < to).length),
  );
}

function canPlace(
  [first, ...others]: readonly OccupancyTime[],
  placed: readonly OccupancyTime[],
  vehicles: readonly number[],
): boolean {
  if (!first) return true;
  return vehicles.some((vehicle) => {
    const isFree = !placed.some((row) => row.vehicle === vehicle && overlap(row, first));
    return isFree && canPlace(others, [...placed, { ...first, vehicle }], vehicles);
  });
}

function overlap(one: { from: number; to: number }, other: { from: number; to: number }) {
  return one.from < other.to && other.from < one.to;
}

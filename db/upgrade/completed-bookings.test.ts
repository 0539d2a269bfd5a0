import { expect, test } from "vitest";
import { useUnmigratedDatabase } from "../testing/unmigrated-database";

const { database, migrateUntil, insertOldCars } = useUnmigratedDatabase();

const migrateOld = () => migrateUntil("0240_cancel_reasons");

type Old = {
  status: string;
  /** Days from now to the pick-up and the return, which are at noon. */
  from: number;
  to: number;
  /** The kind and the actor of each event. */
  events: [string, string][];
};

async function insertOld({ status, from, to, events }: Old) {
  const { sql } = database;
  const [row] = await sql<{ id: number }[]>`
    insert into bookings (
      car_id, name, email, phone, vehicle, vehicle_type, pickup, "return", pickup_date, pickup_time,
      return_date, return_time, rental_days, price_per_day, delivery_fee, total_price, lang,
      fingerprint, status
    )
    select id, 'Guest', 'guest@example.com', '+995 555 000000', name, 'suv', 'Tbilisi', 'Tbilisi',
      business_time(now())::date + ${from}::integer, '00:00',
      business_time(now())::date + ${to}::integer, '00:00', 1, 50, 0, 50, 'en', gen_random_uuid(),
      ${status}
    from cars limit 1
    returning id`;
  for (const [kind, actor] of events) {
    // oxlint-disable-next-line no-await-in-loop -- in their order.
    await sql`
      insert into booking_events (booking_id, kind, actor) values (${row!.id}, ${kind}, ${actor})`;
  }
  return row!.id;
}

async function stateOf(id: number) {
  const [row] = await database.sql<{ status: string; reason: string | null; last: string }[]>`
    select status, cancel_reason as reason, (
      select kind || ' ' || actor from booking_events where booking_id = bookings.id
      order by id desc limit 1
    ) as last
    from bookings where id = ${id}`;
  return `${row!.status} ${row!.reason ?? "-"}, ${row!.last}`;
}

test(
  "an upgrade asks about pick-ups of 14 days, leaves older ones completed, and derives reasons",
  { tags: "slow" },
  async () => {
    await migrateOld();
    await insertOldCars(["Toyota RAV4"]);
    const { sql } = database;
    await sql`
    insert into vehicles (car_id, number)
    select id, number from cars, generate_series(1, 3) as number on conflict do nothing`;
    const placed: [string, string] = ["placed", "visitor"];
    const confirmed: [string, string] = ["confirmed", "nino"];
    const system: [string, string] = ["completed", "system"];
    const old = (status: string, from: number, to: number, ...events: [string, string][]) =>
      insertOld({ status, from, to, events: [placed, ...events] });

    const recent = await old("completed", -13, -9, confirmed, system);
    const older = await old("completed", -15, -9, confirmed, system);
    const byStaff = await old("completed", -13, -9, confirmed, ["completed", "nino"]);
    const marked = await old("completed", -13, -9, confirmed, ["out", "nino"], system);
    await sql`update bookings set out_at = now(), returned_at = now() where id = ${marked}`;
    const justOver = await old("confirmed", -3, 0, confirmed);
    const notCompleted = await old("confirmed", -20, -1, confirmed);
    const running = await old("confirmed", -20, 5, confirmed);
    await sql`select occupy_confirmed(business_time(now()) - interval '30 days')`;
    // Bookings made since then have the vehicle that the first one had.
    await sql`
    insert into occupancy (car_id, vehicle_id, kind, during, booking_id)
    select car_id, id, 'booked', tsrange(period, period + interval '4 days'), ${recent}
    from (select business_time(now())::date - 13 + time '00:00' as period) as taken, vehicles
    where id not in (select vehicle_id from occupancy where vehicle_id is not null) limit 1`;
    const rows = () => sql`select id, vehicle_id, during from occupancy order by id`;
    const before = [...(await rows())];

    const withdrawn = await old("cancelled", 3, 5, confirmed, ["cancelled", "visitor"]);
    const refused = await old("cancelled", 3, 5, ["cancelled", "nino"]);
    const again = await old(
      "cancelled",
      3,
      5,
      confirmed,
      ["extended", "nino"],
      ["cancelled", "nino"],
    );
    const [silent] = await sql<{ id: number }[]>`
    update bookings set status = 'cancelled'
    where id = ${await insertOld({ status: "pending", from: 3, to: 5, events: [] })} returning id`;

    await database.migrate();
    expect(await stateOf(recent)).toBe("confirmed -, confirmed system");
    expect(await stateOf(older)).toBe("completed -, completed system");
    expect(await stateOf(byStaff)).toBe("completed -, completed nino");
    expect(await stateOf(marked)).toBe("completed -, completed system");
    expect(await stateOf(justOver)).toBe("confirmed -, confirmed nino");
    expect(await stateOf(notCompleted)).toBe("completed -, completed system");
    expect(await stateOf(running)).toBe("confirmed -, confirmed nino");
    expect([...(await rows())]).toEqual(before);
    expect(await stateOf(withdrawn)).toBe("cancelled withdrawn, cancelled visitor");
    expect(await stateOf(refused)).toBe("cancelled refused, cancelled nino");
    expect(await stateOf(again)).toBe("cancelled company, cancelled nino");
    const [row] = await sql`select cancel_reason from bookings where id = ${silent!.id}`;
    expect(row).toEqual({ cancel_reason: "company" });
    expect(await sql`select from outbox`).toHaveLength(0);
  },
);

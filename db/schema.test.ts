import { describe, expect, test } from "vitest";
import { useTestDatabase } from "./testing/test-database";

const database = useTestDatabase();

function season(values: string) {
  return `insert into seasons (name, first_day, last_day, percent, rates) values ('{}', ${values})`;
}

describe("the schema rejects invalid data", () => {
  test.each([
    [
      "cars_name_key",
      `insert into cars select (jsonb_populate_record(cars, '{"id": 999}')).* from cars limit 1`,
    ],
    ["cars_year_check", "update cars set year = 1900"],
    ["cars_passengers_check", "update cars set passengers = 0"],
    ["cars_name_check", "update cars set name = '' where id = 1"],
    ["cars_body_type_check", "update cars set body_type = 'truck'"],
    ["cars_min_age_check", "update cars set min_age = 17"],
    ["cars_licence_years_check", "update cars set licence_years = 51"],
    ["cars_deposit_check", "update cars set deposit = -1"],
    ["vehicles_car_id_fkey", "insert into vehicles (car_id) values (999)"],
    ["vehicles_number_key", "insert into vehicles (car_id, number) values (1, 1)"],
    ["vehicles_number_check", "update vehicles set number = 0 where id = 1"],
    ["vehicles_plate_check", "update vehicles set plate = ' - ' where id = 1"],
    ["vehicles_plate_excl", "insert into vehicles (car_id, plate) values (2, 'aa 001 mg')"],
    ["vehicles_odometer_check", "update vehicles set odometer = -1"],
    [
      "vehicles_service_check",
      "update vehicles set in_service_from = '2030-01-02', in_service_to = '2030-01-01'",
    ],
    ["former_car_names_pkey", "insert into former_car_names values ('x', 1), ('x', 2)"],
    ["cars_rate_plan_check", `update cars set rate_plan = '{"minDays": 1}'`],
    ["seasons_days_check", season("'2030-05-02', '2030-05-01', 10, null")],
    ["seasons_price_check", season(`'2030-05-01', '2030-05-02', 10, '{"sedan": [], "suv": []}'`)],
    ["seasons_percent_check", season("'2030-05-01', '2030-05-02', -91, null")],
    ["seasons_rates_check", season(`'2030-05-01', '2030-05-02', null, '{"sedan": []}'`)],
    [
      "seasons_days_excl",
      `${season("'2030-05-01', '2030-05-31', 10, null")};
       ${season("'2030-05-31', '2030-06-02', 10, null")}`,
    ],
    ["rate_tiers_daily_rate_check", "update rate_tiers set daily_rate = 0"],
    ["rate_tiers_min_days_check", "update rate_tiers set min_days = 0"],
    ["rate_tiers_vehicle_type_check", "insert into rate_tiers values ('truck', 1, 10)"],
    ["rate_tiers_pkey", "insert into rate_tiers values ('suv', 1, 10)"],
    ["sessions_user_id_fkey", "insert into sessions values ('x', 999, now(), now())"],
    ["visit_days_kind_check", "insert into visit_days values ('2026-11-20', 'person', 'x')"],
    ["visit_days_counts_check", "insert into visit_days values ('2026-11-20', 'page', 'x', -1)"],
    [
      "booking_events_text_hash_check",
      "insert into booking_events (booking_id, kind, actor) values (1, 'message', 'visitor')",
    ],
    [
      "booking_events_text_hash_check",
      "insert into booking_events (booking_id, kind, actor, text_hash) values (1, 'placed', 'visitor', 'x')",
    ],
    ["booking_repeats_booking_id_fkey", "insert into booking_repeats values ('x', 999)"],
  ])("%s", async (constraint_name, statement) => {
    await expect(database.sql.unsafe(statement)).rejects.toMatchObject({ constraint_name });
  });
});

test.each(["booking_start(bookings)", "booking_end(bookings)", "business_time(created_at)"])(
  "the planner inlines %s, so that indexes and statistics are used",
  async (call) => {
    const plan = await database.sql.unsafe(`explain verbose select ${call} from bookings`);
    expect(JSON.stringify(plan)).not.toContain(call.split("(")[0]);
  },
);

describe("a connection", () => {
  test("returns dates and times as strings, amounts and ids as numbers", async () => {
    const [row] = await database.sql`
      select date '2026-12-31' as date, time '09:30' as time, 19.90::numeric(8, 2) as amount,
        9007199254740991::bigint as id`;
    expect(row).toEqual({
      date: "2026-12-31",
      time: "09:30:00",
      amount: 19.9,
      id: 9_007_199_254_740_991,
    });
  });

  test("has a statement timeout and a lock timeout", async () => {
    const [row] = await database.sql`
      select current_setting('statement_timeout') as statement,
        current_setting('lock_timeout') as lock`;
    expect(row).toEqual({ statement: "10s", lock: "5s" });
  });
});

import type { Sql } from "../connect";
import { seedLargeFleet } from "./large-fleet";

/** The e-mail domain of generated bookings, which distinguishes them from real ones. */
const DOMAIN = "large.example";

const GIVEN = ["Anna", "Ben", "Giorgi", "Ida", "Jonas", "Lea", "Mariam", "Nino", "Omar", "Zoe"];
const FAMILY = ["Beridze", "Cohen", "Gelashvili", "Khan", "Levi", "Meyer", "Nowak", "Smith"];

export type Amounts = {
  /** The number of models in the fleet, with those that it already has. */
  models: number;
  vehicles: number;
  bookings: number;
  visits: number;
  /** The number of days up to today that bookings and visits are spread over. */
  days: number;
};

/** The amounts of a large company, for the benchmark of the desk too. */
export const LARGE: Amounts = {
  models: 300,
  vehicles: 2_000,
  bookings: 200_000,
  visits: 5_000_000,
  days: 90,
};

/** How long vehicles are searched for generated bookings that found none at once. */
const SEARCH_SECONDS = 5;

/** Resolves with whether a database has bookings that were not generated here. */
export async function hasRealBookings(sql: Sql): Promise<boolean> {
  const rows = await sql`select from bookings where email not like ${`%@${DOMAIN}`} limit 1`;
  return rows.length > 0;
}

/**
 * Generates models, vehicles, bookings and visits with a realistic distribution. `today` is the date in Tbilisi. The
 * visits of a day are one statement.
 */
export async function seedLarge(sql: Sql, amounts: Amounts, today: string) {
  const { bookings, visits, days } = amounts;
  await seedLargeFleet(sql, amounts);
  await Promise.all([insertBookings(sql, bookings, days), insertVisits(sql, visits, days, today)]);
  await sql`select occupy_confirmed(make_interval(secs => ${SEARCH_SECONDS}), business_time(now()))`;
  await sql`vacuum analyze occupancy, bookings, booking_events, visitors, visit_days`;
}

/** Inserts bookings with ids in the order of creation, like real ones. */
async function insertBookings(sql: Sql, amount: number, days: number) {
  await sql`
    with fleet as (
      select array_agg(id order by id) as ids, array_agg(name order by id) as names from cars
    ), generated as (
      select
        number, placed_at, random() as luck, 1 + (random() * 13)::integer as days,
        (placed_at + make_interval(days => 3 + (random() * 60)::integer))::date as pickup_date,
        1 + floor(random() * cardinality(ids))::integer as car, ids, names,
        (${GIVEN}::text[])[1 + floor(random() * ${GIVEN.length})::integer] as given,
        (${FAMILY}::text[])[1 + floor(random() * ${FAMILY.length})::integer] as family
      from fleet, generate_series(1, ${amount}::integer) as number,
        lateral (
          select now() - make_interval(
            secs => 86400.0 * ${days}::integer * (${amount}::integer - number) / ${amount}::integer
          ) as placed_at
        ) as time
      order by number
    ), named as (
      select jsonb_object_agg(field, name) as place_names
      from places
      join (values ('pickup', 'Tbilisi Airport'), ('return', 'Tbilisi')) as trip (field, place)
        on place = name ->> 'en'
    ), booked as (
      insert into bookings (
        car_id, name, email, phone, vehicle, vehicle_type, pickup, "return", pickup_date,
        pickup_time, return_date, return_time, rental_days, price_per_day, delivery_fee, total_price,
        place_names, notes, status, lang, fingerprint, created_at
      )
      select
        ids[car], given || ' ' || family || ' ' || number,
        'guest' || number || ${`@${DOMAIN}`}, '+995 555 ' || lpad((number % 1000000)::text, 6, '0'),
        names[car], 'suv', 'Tbilisi Airport', 'Tbilisi', pickup_date, '12:00', pickup_date + days,
        '12:00', days, 45, 45, 45 * days,
        place_names, case when number % 20 = 0 then 'Flight TK' || number || ', a cradle' else '' end,
        case
          when luck < 0.1 and placed_at > now() - interval '5 days' then 'pending'
          when luck < 0.2 then 'cancelled'
          when pickup_date + days < current_date then 'completed'
          else 'confirmed'
        end,
        case when luck < 0.8 then 'en' else 'ka' end, 'large' || gen_random_uuid(), placed_at
      from generated, named
      returning id, status, created_at
    )
    insert into booking_events (booking_id, kind, actor, created_at)
    select id, 'placed', 'visitor', created_at from booked
    union all
    select id, status, 'admin', created_at + interval '1 hour' from booked
    where status <> 'pending'`;
}

/** The number of pages that a visitor opens on average. */
const PAGES_OF_VISITOR = 2.5;

async function insertVisits(sql: Sql, amount: number, days: number, today: string) {
  const upTo = (day: number) => Math.floor((amount * day) / days);
  for (let day = 1; day <= days; day += 1) {
    const views = upTo(day) - upTo(day - 1);
    if (views > 0) await insertDay(sql, { today, ago: days - day, views });
  }
}

/** Inserts the sums of one day, and its visitors if it is today. */
async function insertDay(sql: Sql, of: { today: string; ago: number; views: number }) {
  const { today, ago, views } = of;
  await sql`
    with page_views as (
      select
        number % ${Math.ceil(views / PAGES_OF_VISITOR)}::integer as browser,
        -- Busiest from noon to evening.
        lpad((5 + floor(9 * random() + 9 * random()))::text, 2, '0') as hour,
        (array['home', 'home', 'allCars', 'carDetails', 'carDetails', 'blog', 'guide', 'faq', 'tbilisi'])
          [1 + floor(9 * random())::integer] as page
      from generate_series(1, ${views}::integer) as number
    ), browsers as (
      select
        (random() * 281474976710655)::bigint as visitor,
        (array['mobile', 'mobile', 'mobile', 'desktop', 'desktop', 'tablet'])[1 + browser % 6] as device,
        (array['GE', 'DE', 'IL', 'PL', 'GB', 'AE', 'IN', 'US', 'AT', 'ZZ'])
          [1 + floor(10 * random() ^ 2)::integer] as country,
        bool_or(page = 'carDetails') as saw_car,
        count(*) * 60 * random() as seconds
      from page_views group by browser
    ), known as (
      insert into visitors (
        day, visitor, device, country, last_at, saw_car, added_seconds, added_car_viewers
      )
      select
        ${today}::date, visitor, device, country, now() - random() * interval '12 hours', saw_car, 0, 0
      from browsers
      where ${ago}::integer = 0
    ), sums (kind, name, views, visitors, sessions, seconds) as (
      select 'all', '', 0, count(*), count(*), sum(seconds) from browsers
      union all
      select 'all', '', count(*), 0, 0, 0 from page_views
      union all
      select 'hour', hour, count(*), 0, 0, 0 from page_views group by hour
      union all
      select 'page', page, count(*), 0, 0, 0 from page_views group by page
      union all
      select 'device', device, 0, count(*), 0, 0 from browsers group by device
      union all
      select 'country', country, 0, count(*), 0, 0 from browsers group by country
      union all
      select 'stage', 'car', 0, count(*), 0, 0 from browsers where saw_car
    )
    insert into visit_days as known (day, kind, name, views, visitors, sessions, seconds)
    select
      ${today}::date - ${ago}::integer, kind, name, sum(views), sum(visitors), sum(sessions),
      coalesce(sum(seconds), 0)
    from sums
    group by kind, name
    on conflict (day, kind, name) do update set
      views = known.views + excluded.views,
      visitors = known.visitors + excluded.visitors,
      sessions = known.sessions + excluded.sessions,
      seconds = known.seconds + excluded.seconds`;
}

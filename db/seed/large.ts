import type { Sql } from "../connect";

/** Who made up bookings are of: real ones are told apart by it. */
const DOMAIN = "large.example";

const GIVEN = ["Anna", "Ben", "Giorgi", "Ida", "Jonas", "Lea", "Mariam", "Nino", "Omar", "Zoe"];
const FAMILY = ["Beridze", "Cohen", "Gelashvili", "Khan", "Levi", "Meyer", "Nowak", "Smith"];

export type Amounts = {
  bookings: number;
  visits: number;
  /** Both are spread over so many days up to today. */
  days: number;
};

/** Whether a database has bookings that were not made up here. */
export async function hasRealBookings(sql: Sql): Promise<boolean> {
  const rows = await sql`select from bookings where email not like ${`%@${DOMAIN}`} limit 1`;
  return rows.length > 0;
}

/**
 * Fills a database with made-up bookings and visits, spread as in life: more by day than by night,
 * more at weekends. `today` is the date where the business lives. A day is one statement.
 */
export async function seedLarge(sql: Sql, { bookings, visits, days }: Amounts, today: string) {
  await Promise.all([insertBookings(sql, bookings, days), insertVisits(sql, visits, days, today)]);
  await sql`vacuum analyze bookings, booking_events, visits, visitors, visit_days`;
}

/** Numbered in the order in which they were made, as real ones are. */
async function insertBookings(sql: Sql, amount: number, days: number) {
  await sql`
    with fleet as (
      select array_agg(id order by id) as ids, array_agg(name order by id) as names from cars
    ), made as (
      select
        number, made_at, random() as luck, 1 + (random() * 13)::integer as days,
        (made_at + make_interval(days => 3 + (random() * 60)::integer))::date as pickup_date,
        1 + floor(random() * cardinality(ids))::integer as car, ids, names,
        (${GIVEN}::text[])[1 + floor(random() * ${GIVEN.length})::integer] as given,
        (${FAMILY}::text[])[1 + floor(random() * ${FAMILY.length})::integer] as family
      from fleet, generate_series(1, ${amount}::integer) as number,
        lateral (
          select now() - make_interval(
            secs => 86400.0 * ${days}::integer * (${amount}::integer - number) / ${amount}::integer
          ) as made_at
        ) as time
      order by number
    ), booked as (
      insert into bookings (
        token, car_id, name, email, phone, vehicle, vehicle_type, pickup, "return", pickup_date,
        pickup_time, return_date, return_time, rental_days, price_per_day, delivery_fee, total_price,
        status, lang, fingerprint, created_at
      )
      select
        'large' || gen_random_uuid(), ids[car], given || ' ' || family || ' ' || number,
        'guest' || number || ${`@${DOMAIN}`}, '+995 555 ' || lpad((number % 1000000)::text, 6, '0'),
        names[car], 'suv', 'Tbilisi Airport', 'Tbilisi', pickup_date, '12:00', pickup_date + days,
        '12:00', days, 45, 45, 45 * days,
        case
          when luck < 0.1 and made_at > now() - interval '5 days' then 'pending'
          when luck < 0.2 then 'cancelled'
          when pickup_date + days < current_date then 'completed'
          else 'confirmed'
        end,
        case when luck < 0.8 then 'en' else 'ka' end, 'large' || gen_random_uuid(), made_at
      from made
      returning id, status, created_at
    )
    insert into booking_events (booking_id, kind, actor, created_at)
    select id, 'placed', 'visitor', created_at from booked
    union all
    select id, status, 'admin', created_at + interval '1 hour' from booked
    where status <> 'pending'`;
}

async function insertVisits(sql: Sql, amount: number, days: number, today: string) {
  const share = await partOfToday(sql, today);
  const upTo = (ago: number) =>
    ago === 0 ? amount : Math.floor((amount * (days - ago)) / (days - 1 + share));
  for (let ago = days - 1; ago >= 0; ago -= 1) {
    const part = ago === 0 ? share : 1;
    await insertDay(sql, { today, ago, part, amount: upTo(ago) - upTo(ago + 1) });
  }
}

/** How much of today is over: nobody comes in the future. */
async function partOfToday(sql: Sql, today: string) {
  const [row] = await sql<{ part: number }[]>`
    select least(1, greatest(0.001,
      extract(epoch from now() - business_instant(${today}::timestamp)) / 86400
    )) as part`;
  return row!.part;
}

type Day = { today: string; ago: number; part: number; amount: number };

/** The visits of one day with their sums; today's visitors are known until the day is over. */
async function insertDay(sql: Sql, { today, ago, part, amount }: Day) {
  await sql`select make_visit_partition(${today}::date - ${ago}::integer)`;
  await sql`
    with browsers as (
      select
        (random() * 281474976710655)::bigint as visitor,
        (array['mobile', 'mobile', 'mobile', 'desktop', 'desktop', 'tablet'])[1 + number % 6] as device,
        (array['GE', 'DE', 'IL', 'PL', 'GB', 'AE', 'IN', 'US', 'AT', 'ZZ'])
          [1 + floor(10 * random() ^ 2)::integer] as country,
        -- Noon to evening is the busy time.
        86400 * (0.2 + 0.75 * (random() + random()) / 2) as starts,
        1 + floor(-3 * ln(1 - random()))::integer as views
      from generate_series(1, ${Math.ceil(amount / 2)}::integer) as number
    ), looks as (
      select
        visitor, device, country,
        ${part}::double precision * (starts + view * (20 + 60 * random())) as second,
        (array['home', 'home', 'allCars', 'carDetails', 'carDetails', 'blog', 'guide', 'faq', 'tbilisi'])
          [1 + floor(9 * random())::integer] as page
      from browsers, lateral generate_series(1, views) as view
      limit ${amount}
    ), seen as (
      insert into visits (day, visited_at, visitor, page, device, country)
      select
        ${today}::date - ${ago}::integer,
        business_instant((${today}::date - ${ago}::integer) + make_interval(secs => second)),
        visitor, page, device, country
      from looks
      returning day, visited_at, visitor, page, device, country
    ), people as (
      select
        day, visitor, min(device) as device, min(country) as country, max(visited_at) as last_at,
        bool_or(page = 'carDetails') as saw_car,
        extract(epoch from max(visited_at) - min(visited_at))::double precision as seconds
      from seen group by day, visitor
    ), known as (
      insert into visitors (
        day, visitor, device, country, last_at, saw_car, added_seconds, added_car_viewers
      )
      select day, visitor, device, country, last_at, saw_car, 0, 0 from people
      where day = ${today}
    )
    insert into visit_days as known (day, kind, name, views, visitors, sessions, seconds)
    select day, 'all', '', (select count(*) from seen), count(*), count(*), sum(seconds)
    from people group by day
    union all
    select day, 'hour', to_char(business_time(visited_at), 'HH24'), count(*), 0, 0, 0
    from seen group by 1, 3
    union all
    select day, 'page', page, count(*), 0, 0, 0 from seen group by day, page
    union all
    select day, 'device', device, 0, count(*), 0, 0 from people group by day, device
    union all
    select day, 'country', country, 0, count(*), 0, 0 from people group by day, country
    union all
    select day, 'stage', 'car', 0, count(*), 0, 0 from people where saw_car group by day
    on conflict (day, kind, name) do update set
      views = known.views + excluded.views,
      visitors = known.visitors + excluded.visitors,
      sessions = known.sessions + excluded.sessions,
      seconds = known.seconds + excluded.seconds`;
}

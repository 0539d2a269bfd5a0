import type { Sql } from "#db/connect";

/** Two ids, the name, phone and email of a booking, dates of pick-ups, a vehicle. */
type Samples = Record<"newest" | "middle" | "model" | "vehicle", number> &
  Record<"name" | "phone" | "email" | "from" | "to" | "plate", string>;

/** With a large fleet they take longer than the pause between twenty requests a second. */
export const SLOW_PAGES: ReadonlySet<string> = new Set(["today", "calendar", "fleet", "prices"]);

/**
 * The measured addresses of the desk by name. Each has about the same content with a small and with a
 * large database, so that they can be compared.
 */
export async function deskPages(sql: Sql, today: string): Promise<Record<string, string>> {
  const [row] = await sql<Samples[]>`
    select
      ends.newest, bookings.id as middle, name, phone, email, ${today}::date + 5 as "from",
      ${today}::date + 35 as "to", used.model, used.vehicle, used.plate
    from (select max(id) as newest, (max(id) + min(id)) / 2 as middle from bookings) as ends
    join bookings on bookings.id = middle,
    (
      select vehicles.car_id as model, vehicles.id as vehicle, plate
      from vehicles join occupancy on vehicle_id = vehicles.id
      group by vehicles.id order by count(*) desc, vehicles.id limit 1
    ) as used`;
  const { newest, middle, name, phone, email, from, to, model, vehicle, plate } = row!;
  const search = (query: Record<string, string>) => `/admin/search?${new URLSearchParams(query)}`;
  const asked = { date: today, time: "00:00" };
  const list = (filters: Record<string, string>) =>
    `/admin?${new URLSearchParams({ tab: "bookings", ...filters })}`;
  return {
    "GET /api/analytics": "/api/analytics",
    "analytics, 7 days": "/admin?tab=analytics",
    "analytics, 90 days": "/admin?tab=analytics&days=90",
    "bookings, newest": list({}),
    "bookings, a page in the middle": list({ before: String(middle) }),
    "bookings by number": list({ q: String(middle) }),
    "bookings by name, rare": list({ q: name }),
    "bookings by car, frequent": list({ q: "toyota" }),
    "bookings by phone": list({ q: phone }),
    "bookings, nothing found": list({ q: "nobody" }),
    "bookings by status": list({ status: "confirmed" }),
    "bookings by pick-up": list({ from, to }),
    "bookings by status and car": list({ status: "confirmed", q: "toyota" }),
    "one booking": `/admin/bookings/${newest}`,
    "search by name": search({ q: name }),
    "search by a frequent word": search({ q: "toyota" }),
    "search by phone": search({ q: phone }),
    "search by email": search({ q: email }),
    "search by a frequent end of emails": search({ q: email.replace(/^.*@/, "@") }),
    "search by plate": search({ q: plate.replaceAll("-", " ") }),
    "search by part of many plates": search({ q: plate.slice(0, 3) }),
    "search by note": search({ q: "cradle flight" }),
    "search, nothing found": search({ q: "nobody" }),
    "who had a plate": search({ plate, ...asked }),
    "one car with its rentals": `/admin/fleet/${model}/vehicles/${vehicle}?${new URLSearchParams(asked)}`,
    today: "/admin/today",
    calendar: "/admin/calendar",
    fleet: "/admin/fleet",
    prices: "/admin/prices",
    "table of a filter": `/admin/bookings.csv?${new URLSearchParams({ q: name })}`,
    settings: "/admin/settings",
    account: "/admin/account",
  };
}

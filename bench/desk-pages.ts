import type { Sql } from "#db/connect";

/** Two ids, the name and phone of a booking, and dates of pick-ups. */
type Samples = Record<"newest" | "middle", number> &
  Record<"name" | "phone" | "from" | "to", string>;

/**
 * The measured addresses of the desk by name. Each has about the same content with a small and with a
 * large database, so that they can be compared.
 */
export async function deskPages(sql: Sql, today: string): Promise<Record<string, string>> {
  const [row] = await sql<Samples[]>`
    select
      ends.newest, id as middle, name, phone, ${today}::date + 5 as "from", ${today}::date + 35 as "to"
    from (select max(id) as newest, (max(id) + min(id)) / 2 as middle from bookings) as ends
    join bookings on id = middle`;
  const { newest, middle, name, phone, from, to } = row!;
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
    "table of a filter": `/admin/bookings.csv?${new URLSearchParams({ q: name })}`,
    settings: "/admin/settings",
    account: "/admin/account",
  };
}

import type { Booking } from "~/booking/booking";
import { STAFF_PASSWORD } from "../browser/site";

/** Signs in at the desk of a site and resolves with the session's cookie. */
export async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/admin`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ intent: "sign-in", username: "admin", password: STAFF_PASSWORD }),
  });
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith("session="));
  if (!cookie) throw new Error(`not signed in: ${response.status}`);
  return cookie.split(";")[0]!;
}

/** Returns all bookings of a site, from the pages of `GET /api/bookings`. */
export async function listBookings(url: string): Promise<Booking[]> {
  const headers = { Cookie: await signIn(url) };
  const all: Booking[] = [];
  for (let next: string | undefined = "/api/bookings?limit=1000"; next;) {
    const response: Response = await fetch(new URL(next, url), { headers });
    if (!response.ok) throw new Error(`no list of bookings: ${response.status}`);
    all.push(...((await response.json()) as Booking[]));
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get("Link") ?? "")?.[1];
  }
  return all;
}

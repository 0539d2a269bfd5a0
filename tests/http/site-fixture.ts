import { afterAll, beforeAll } from "vitest";
import { openClonedSite, startClonedSite } from "../browser/cloned-site";
import { STAFF_PASSWORD, type Site, type SiteProcess } from "../browser/site";
import { json, sendForm, sendJson, type Answer } from "./answer";

/** Opens one site for all tests of a file, with its own database on the server of the test run. */
export function useSite(env: Record<string, string> = {}): { site: Site } {
  return useStarted(() => openClonedSite(env));
}

/** Starts one site in its own process, like `npm start`, for tests of its output. */
export function useSiteProcess(env: Record<string, string> = {}): { site: SiteProcess } {
  return useStarted(() => startClonedSite(env));
}

function useStarted<T extends Site>(start: () => Promise<T>): { site: T } {
  const fixture = {} as { site: T };
  beforeAll(async () => {
    fixture.site = await start();
  });
  afterAll(async () => {
    await fixture.site?.stop();
  });
  return fixture;
}

/** Signs in through the desk's form and returns the cookie header of the session. */
export async function signIn(site: Site, password = STAFF_PASSWORD, username = "admin") {
  const answer = await sendForm(site, "/admin", { intent: "sign-in", username, password });
  const cookie = answer.headers.getSetCookie().find((line) => /^(?:__Host-)?session=/.test(line));
  if (!cookie) throw new Error(`not signed in: ${answer.status}`);
  return cookie.split(";")[0]!;
}

export { bookingBody, bookingFields } from "./booking/booking-body";

/** Sends a body to `POST /api/booking`. */
export function postBooking(site: Site, body: unknown, headers: Record<string, string> = {}) {
  return sendJson(site, "/api/booking", body, { headers });
}

export type StoredBooking = Record<string, unknown> & {
  id: number;
  reference: string;
  name: string;
  status: string;
};

/** Returns the stored booking of a 201 or 200. */
export function bookingOf(answer: Answer): StoredBooking {
  if (answer.status !== 201 && answer.status !== 200) {
    throw new Error(`no booking but ${answer.status}: ${answer.text}`);
  }
  return json<StoredBooking>(answer);
}

/** Returns all bookings of a site from the staff API, newest first. */
export async function readBookings(site: Site, cookie: string): Promise<StoredBooking[]> {
  const url = `${site.url}/api/bookings?limit=1000`;
  const response = await fetch(url, { headers: { Cookie: cookie } });
  if (response.status !== 200) throw new Error(`no bookings but ${response.status}`);
  return (await response.json()) as StoredBooking[];
}

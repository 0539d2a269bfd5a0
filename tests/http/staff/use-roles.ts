import { afterAll, beforeAll, expect } from "vitest";
import { addDays, businessTime } from "~/web/calendar";
import { ROLES, type Role } from "~/web/pages/roles";
import { insertUser } from "~/staff/staff.queries.server";
import { CHEAP_COST, cheapHash } from "~/staff/testing/cheap-hash";
import { loadBuild, openClone, type Clone } from "../../browser/cloned-site";
import { STAFF_PASSWORD } from "../../browser/site";
import { bookingBody } from "../booking/booking-body";

/** The password of the accounts `the-owner`, `the-desk` and `the-driver`. */
export const ROLE_PASSWORD = "long enough words";
const ORIGIN = "http://localhost:3000";

type Init = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };
type RolesSite = Awaited<ReturnType<typeof start>>;

/** Opens a site with an account of each role, signed in, and bookings with a pick-up today and later. */
export function useRoles() {
  const cookies = new Map<Role, string>();
  let clone: Clone;

  const as = (role: Role | null, path: string, init: Init = {}) =>
    fixture.site.fetch(path, {
      ...init,
      headers: { ...init.headers, Cookie: (role && cookies.get(role)) ?? "" },
    });
  const post = (role: Role, path: string, fields: Record<string, string>) =>
    as(role, path, { method: "POST", body: new URLSearchParams(fields) });
  /** Uses the session of a response from now on: a confirmation gives it another token. */
  const keep = (role: Role, response: Response) => cookies.set(role, sessionIn(response));
  const fixture = { site: {} as RolesSite, today: 0, later: 0, as, post, keep };

  beforeAll(async () => {
    clone = await openClone();
    fixture.site = await start(clone.DATABASE_URL);
    for (const role of ROLES) cookies.set(role, await signInAs(fixture.site, role));
    fixture.today = await book(fixture, businessTime(new Date()).date);
    fixture.later = await book(fixture, "2031-06-10");
  });

  afterAll(async () => {
    await fixture.site.close();
    await clone.close();
  });

  return fixture;
}

/** Starts the built site with its own database, without a process or a port. */
async function start(DATABASE_URL: string) {
  const { build, createHandler, createSite, readSettings } = await loadBuild();
  const settings = readSettings({
    DATABASE_URL,
    NODE_ENV: "production",
    LOG_LEVEL: "silent",
    ADMIN_PASSWORD: STAFF_PASSWORD,
  });
  const created = createSite({ ...settings, passwordCost: CHEAP_COST });
  const opened = await created.open();
  const { handle } = createHandler(created, build);
  return {
    sql: created.sql,
    flush: created.security.flush,
    close: opened.close,
    fetch: (path: string, init: Init = {}) =>
      handle(
        new Request(ORIGIN + path, {
          ...init,
          headers: { "Accept-Language": "en", ...init.headers },
        }),
        { address: "192.0.2.1" },
      ),
  };
}

/** Resolves with the cookie of the session. */
async function signInAs(site: RolesSite, role: Role) {
  const username = `the-${role}`;
  await insertUser(site.sql, username, cheapHash(ROLE_PASSWORD), { role });
  const body = new URLSearchParams({ username, password: ROLE_PASSWORD });
  const answer = await site.fetch("/admin", { method: "POST", body });
  return sessionIn(answer);
}

/** Returns the header of the session's cookie. */
function sessionIn({ headers }: Response) {
  return headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

type Fixture = Pick<ReturnType<typeof useRoles>, "site" | "as">;

/** Makes a confirmed booking with an extra. */
async function book({ site, as }: Fixture, pickupDate: string) {
  const body = bookingBody({
    name: "Ana Guest",
    pickupDate,
    returnDate: addDays(pickupDate, 2),
    addChildSeat: true,
  });
  const answer = await site.fetch("/api/booking", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  });
  const { id } = (await answer.json()) as { id: number };
  const confirmed = await as("owner", `/api/bookings/${id}/status`, {
    method: "PATCH",
    body: JSON.stringify({ status: "confirmed" }),
    headers: { "Content-Type": "application/json" },
  });
  expect(confirmed.status).toBe(200);
  return id;
}

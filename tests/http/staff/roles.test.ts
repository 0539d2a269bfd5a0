import { describe, expect, test } from "vitest";
import { addDays, businessTime } from "~/web/calendar";
import { PAGES } from "~/web/pages/page-table";
import { mayOpen } from "~/web/pages/may-open";
import type { Page } from "~/web/pages/page";
import { ROLES } from "~/web/pages/roles";
import { ROLE_PASSWORD, useRoles } from "./use-roles";

const fixture = useRoles();
const { as, post } = fixture;

/** Methods of API endpoints that are not read. */
const METHODS: Readonly<Record<string, string>> = {
  apiBookingStatus: "PATCH",
  apiBookingVehicle: "PATCH",
  apiBookingOut: "PATCH",
  apiBookingReturned: "PATCH",
  apiBlocks: "POST",
  apiBlock: "DELETE",
};

const STAFF_PAGES = (PAGES as readonly Page[]).filter(({ roles }) => roles);
const TABLE = ROLES.flatMap((role) =>
  STAFF_PAGES.map((page) => ({ role, page, id: page.id, isAllowed: mayOpen(role, page) })),
);

/** Returns the address of a page that exists. */
function pathOf({ pattern }: Page) {
  const params: Record<string, string> = {
    ":id": pattern.includes("reviews")
      ? "new"
      : pattern.includes("/bookings/")
        ? `${fixture.today}`
        : "1",
    ":vehicle": "1",
    ":section": "services",
  };
  return pattern.replaceAll(/:\w+/g, (name) => params[name] ?? "");
}

test("the table of pages has roles for the whole desk and the calls of the staff", () => {
  expect(TABLE.length).toBeGreaterThan(100);
  expect(TABLE.filter(({ isAllowed }) => !isAllowed).length).toBeGreaterThan(30);
});

const REFUSED = TABLE.filter(({ isAllowed }) => !isAllowed);

test.each(REFUSED)("$role is refused at $id", expectRight);

test.each(TABLE.filter(({ isAllowed }) => isAllowed))(
  "$role may open $id",
  { tags: "slow" },
  expectRight,
);

async function expectRight({ role, page, isAllowed }: (typeof TABLE)[number]) {
  const method = METHODS[page.id] ?? "GET";
  const path = page.id === "desk" ? "/admin?tab=bookings" : pathOf(page);
  const { status } = await as(role, path, { method });
  expect(status).toBeLessThan(500);
  expect([role, page.id, status === 403]).toEqual([role, page.id, !isAllowed]);
  expect(status).not.toBe(401);
}

test.each(REFUSED.filter(({ page }) => page.area === "desk"))(
  "$role sends no form to $id, nor reads its data, under any spelling",
  async ({ role, page }) => {
    const isDesk = page.id === "desk";
    const path = pathOf(page);
    const search = isDesk ? "?tab=bookings" : "";
    const fields = { intent: "status", id: String(fixture.later), status: "cancelled" };
    const isFile = /\.\w+$/.test(path);
    // Files and some pages have no forms: 405.
    expect([403, 405]).toContain((await post(role, path, fields)).status);
    for (const spelled of [path.toUpperCase(), path.replace("/a", "/%61")]) {
      expect((await as(role, spelled + search)).status).toBe(403);
    }
    if (isFile) return;
    expect((await as(role, `${path}.data${search}`)).status).toBe(403);
  },
);

test.each(STAFF_PAGES)("nobody without a session is at $id", async (page) => {
  const answer = await as(null, pathOf(page), { method: METHODS[page.id] ?? "GET" });
  const text = await answer.text();
  expect(text).not.toContain("Ana Guest");
  const hasGate = answer.status === 200 && text.includes('name="password"');
  expect([page.id, hasGate || answer.status === 303 || answer.status === 401]).toEqual([
    page.id,
    true,
  ]);
});

test("nothing was changed by those without the right", async () => {
  const [booking] = await fixture.site.sql`select status from bookings where id = ${fixture.later}`;
  expect(booking).toEqual({ status: "confirmed" });
  await fixture.site.flush();
  const refused = await as("owner", "/admin/security");
  expect(await refused.text()).toContain("not allowed (403)");
});

describe("a driver who leaves tomorrow", () => {
  test(
    "sees the hand-overs until tomorrow noon, with notes and messages, and marks these answered",
    { tags: "slow" },
    async () => {
      const { sql } = fixture.site;
      const tomorrow = addDays(businessTime(new Date()).date, 1);
      const at = async (time: string) => {
        await sql`
        update bookings set pickup_date = ${tomorrow}, pickup_time = ${time}, notes = 'Gate 4'
        where id = ${fixture.later}`;
        return (await as("driver", "/admin/today")).text();
      };
      const path = `/admin/bookings/${fixture.later}`;
      expect(await at("12:01")).not.toContain(path);
      const refused = await as("driver", `${path}?lng=en`);
      expect(refused.status).toBe(403);
      const page = await refused.text();
      expect(page).toContain("noon tomorrow");
      expect(page).not.toContain("change your role");
      await sql`
      insert into booking_events (booking_id, kind, actor, text)
      values (${fixture.later}, 'message', 'visitor', 'We land late')`;
      await sql`update bookings set phone = '+995599550001' where id = ${fixture.later}`;
      const text = await at("12:00");
      expect(text).toContain("+995 599 55 00 01");
      expect(text).toMatch(/>1 pick-up</);
      for (const one of [path, "Gate 4", "We land late"]) expect(text).toContain(one);
      expect(text).not.toMatch(/totalPrice|deliveryFee/);
      expect((await as("driver", path)).status).toBe(200);
      const [message] = await sql`select event_id::text as id from customer_messages`;
      const fields = { intent: "answered", id: String(fixture.later), message: message!.id };
      expect((await post("driver", "/admin/today", fields)).status).toBe(303);
      expect(await sql`select answered_by as actor from customer_messages`).toEqual([
        { actor: "the-driver" },
      ]);
      await sql`update bookings set pickup_date = '2031-06-10' where id = ${fixture.later}`;
      expect((await post("driver", "/admin/today", fields)).status).toBe(403);
    },
  );

  test.each(["day=2031-06-10", "list=requests", "list=messages", "list=papers", "list=handovers"])(
    "sees no more by the address: %s",
    async (query) => {
      const answer = await as("driver", `/admin/today?${query}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain(`bookings/${fixture.later}`);
    },
  );
});

test(
  "a driver is not led to a booking without a car, which the office answers for",
  { tags: "slow" },
  async () => {
    const { sql } = fixture.site;
    const nextStep = async () => {
      const text = await (await as("driver", "/admin/today?lng=en")).text();
      return /aria-label="Next step">(.*?)<\/div>/s.exec(text)?.[1] ?? "";
    };
    await sql`
    update bookings set name = 'Lasha Waits', pickup_date = current_date - 9, return_date = current_date + 9
    where id = ${fixture.later}`;
    expect(await nextStep()).toContain("Lasha Waits");
    const [row] = await sql<{ vehicleId: number }[]>`
    update occupancy set vehicle_id = null where booking_id = ${fixture.later}
    returning (select vehicle_id from occupancy where booking_id = ${fixture.later}) as "vehicleId"`;
    expect(await nextStep()).not.toContain("Lasha Waits");
    // The driver is not sent to a form that only the office has.
    await sql`
    update bookings set pickup_date = current_date + 1, pickup_time = '00:30'
    where id = ${fixture.later}`;
    const isAsked = async (role: "driver" | "desk") =>
      (await (await as(role, "/admin/today?lng=en")).text()).includes("Choose a car");
    expect([await isAsked("desk"), await isAsked("driver")]).toEqual([true, false]);
    await sql`
    update occupancy set vehicle_id = ${row!.vehicleId} where booking_id = ${fixture.later}`;
    await sql`
    update bookings set name = 'Ana Guest', pickup_date = '2031-06-10', return_date = '2031-06-12'
    where id = ${fixture.later}`;
  },
);

describe("a driver", () => {
  test("lands on Today, with a short way back from other pages", async () => {
    const body = new URLSearchParams({ username: "the-driver", password: ROLE_PASSWORD });
    const answer = await fixture.site.fetch("/admin", { method: "POST", body });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/today"]);
    const first = await as("driver", "/admin");
    expect([first.status, first.headers.get("Location")]).toEqual([303, "/admin/today"]);
    const refused = await as("driver", "/admin/prices?lng=ka");
    const html = await refused.text();
    expect(html).toContain("ამ გვერდზე შესვლის უფლება არ გაქვთ");
    expect(html).toContain('href="/admin/today"');
    expect(html).not.toContain('href="/admin/fleet');
  });

  test("sees the handovers of the day and no money, in pages and their data", async () => {
    for (const path of ["/admin/today", `/admin/bookings/${fixture.today}`]) {
      for (const address of [path, `${path}.data`]) {
        const answer = await as("driver", address);
        const text = await answer.text();
        expect([address, answer.status]).toEqual([address, 200]);
        expect(text).toContain("Ana Guest");
        expect(text).not.toContain("/admin/search");
        for (const field of ["totalPrice", "pricePerDay", "deliveryFee", "dailyRate"])
          expect(text).not.toContain(field);
        expect(/<main[^]*<\/main>/.exec(text)?.[0] ?? "").not.toMatch(/[$₾€]/);
      }
    }
    expect(await (await as("driver", `/admin/bookings/${fixture.today}`)).text()).toContain(
      "Child seat",
    );
    expect(await (await as("driver", "/admin/today")).text()).not.toContain(
      `bookings/${fixture.later}`,
    );
  });

  test("opens and changes no booking of another day", async () => {
    const path = `/admin/bookings/${fixture.later}`;
    expect((await as("driver", path)).status).toBe(403);
    expect((await as("driver", "/admin/bookings/999999")).status).toBe(403);
    const fields = { intent: "handover", id: String(fixture.later), mark: "out" };
    expect((await post("driver", "/admin/today", fields)).status).toBe(403);
    expect((await post("driver", path, fields)).status).toBe(403);
    const note = { intent: "note", id: String(fixture.later), note: "x", version: "0" };
    expect((await post("driver", path, note)).status).toBe(403);
  });

  test.each(["status", "move", "swap", "return", "decline-return", "resend"])(
    "sends no form %s",
    async (intent) => {
      const fields = { intent, id: String(fixture.today), status: "cancelled" };
      expect((await post("driver", `/admin/bookings/${fixture.today}`, fields)).status).toBe(403);
      expect((await post("driver", "/admin/today", fields)).status).toBe(403);
    },
  );

  test("marks a handover of the day, and signs out", async () => {
    const [seen] = await fixture.site.sql`
      select booking_revision(bookings) as revision from bookings where id = ${fixture.today}`;
    const out = await post("driver", "/admin/today", {
      intent: "handover",
      id: String(fixture.today),
      mark: "out",
      revision: String(seen?.revision),
    });
    expect(out.status).toBe(303);
    const [event] = await fixture.site.sql`
      select kind, actor from booking_events where booking_id = ${fixture.today} order by id desc limit 1`;
    expect(event).toEqual({ kind: "out", actor: "the-driver" });
    expect((await post("driver", "/admin", { intent: "sign-out" })).status).toBe(303);
    expect((await as("driver", "/admin/today")).status).toBe(200);
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import { sendRequest, sendForm, type Answer } from "../answer";
import { openPage } from "../page";
import { bookingFields, readBookings, signIn, useSiteProcess } from "../site-fixture";
import { inDatabase } from "../site-database";

const fixture = useSiteProcess({ LOG_LEVEL: "info" });
const UNKNOWN = `/bookings/${"A".repeat(22)}`;
let cookie: string;

beforeAll(async () => {
  cookie = await signIn(fixture.site);
});

/** Books and returns the path of the booking's page. */
async function book(name: string, changes: Record<string, string> = {}) {
  const answer = await sendForm(fixture.site, "/", bookingFields({ name, ...changes }));
  const [, token] = /booked=([\w-]{22})/.exec(answer.headers.get("Location")!)!;
  return `/bookings/${token}`;
}

const read = (path: string, init: RequestInit = {}) => sendRequest(fixture.site, path, init);
const post = (path: string, fields: Record<string, string>) => sendForm(fixture.site, path, fields);

function expectSecret({ headers }: Answer) {
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
  expect(headers.get("Referrer-Policy")).toBe("no-referrer");
}

async function statusOf(name: string) {
  const bookings = await readBookings(fixture.site, cookie);
  return bookings.find((booking) => booking.name === name)!.status;
}

test(
  "responses under /bookings/ are not cached, indexed or sent as referrers",
  { tags: "slow" },
  async () => {
    const own = await book("Secret");
    const answers: [number, Promise<Answer>][] = [
      [200, read(own)],
      [200, read(`${own}?lng=ka`)],
      [200, read(`${own}/voucher`)],
      [200, read(`${own}/calendar.ics`)],
      [301, read(`${own}/`)],
      [404, read(`${own}/other`)],
      [404, read(UNKNOWN)],
      [404, read(`${UNKNOWN}/voucher`)],
      [404, read(`${UNKNOWN}/calendar.ics`)],
      [404, read("/bookings/garbage")],
      [404, read("/bookings/%00")],
      [404, read("/bookings/%FF")],
      [404, post(UNKNOWN, { intent: "cancel" })],
      [404, post(UNKNOWN, { intent: "message", message: "Hello" })],
      [404, post("/bookings/garbage", { intent: "cancel" })],
      [403, read(own, { method: "POST", headers: { Origin: "https://evil.example" } })],
      [405, read(own, { method: "PUT" })],
      [400, post(own, { intent: "explode" })],
      [400, post(own, {})],
      [303, post(own, { intent: "message", message: "Hello" })],
      [422, post(own, { intent: "message", message: "" })],
      [415, read(own, { method: "POST", body: "{}", headers: { "Content-Type": "text/x" } })],
      [413, post(own, { intent: "message", message: "x".repeat(70_000) })],
    ];
    for (const [status, answer] of answers) {
      expect((await answer).status).toBe(status);
      expectSecret(await answer);
    }
  },
);

test(
  "the reference of a booking in the browser's cookie leads to its page, others to the list",
  { tags: "slow" },
  async () => {
    const answer = await sendForm(fixture.site, "/", bookingFields({ name: "By Reference" }));
    const Cookie = answer.headers.getSetCookie()[0]!.split(";")[0]!;
    const [, token] = /booked=([\w-]{22})/.exec(answer.headers.get("Location")!)!;
    const bookings = await readBookings(fixture.site, cookie);
    const { id, reference } = bookings.find(({ name }) => name === "By Reference")!;
    const headers = { Cookie };
    const own = await read(`/ka/bookings?own=${reference}`, { headers });
    expect([own.status, own.headers.get("Location")]).toEqual([302, `/bookings/${token}`]);
    expectSecret(own);
    const others = [
      read(`/bookings?own=${reference}`),
      read(`/bookings?own=${id}`, { headers }),
      read("/bookings?own=CCCCCC", { headers }),
      read("/bookings?own=1%27", { headers }),
      read("/bookings", { headers }),
    ];
    for (const other of await Promise.all(others)) {
      expect([other.status, other.headers.get("Location")]).toEqual([200, null]);
      expect(other.headers.get("Cache-Control")).toBe("no-store");
    }
  },
);

test("the page has robots and referrer meta tags, and an unknown booking a link", async () => {
  const own = await read(await book("Head"));
  const unknown = await read(UNKNOWN);
  for (const { text } of [own, unknown]) {
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).toContain('<meta name="referrer" content="no-referrer"/>');
  }
  expect(unknown.text).toContain("We can’t find this booking");
  expect(unknown.text).toMatch(/href="\/bookings"/);
  expect(unknown.text).toContain('href="tel:+995');
});

test("the calendar file is a download, in the language of the booking", async () => {
  const { headers, text } = await read(`${await book("Calendar")}/calendar.ics`);
  expect(headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="booking-[A-Z\d]{6}\.ics"$/,
  );
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain("STATUS:TENTATIVE");
});

describe("cancelling", () => {
  test("redirects to the page, which confirms it; repeating is safe", async () => {
    const own = await book("Cancels");
    for (let tap = 0; tap < 2; tap += 1) {
      const answer = await post(`${own}?lng=en`, { intent: "cancel" });
      expect(answer.status).toBe(303);
      const page = openPage(await read(answer.headers.get("Location")!));
      expect(page.byRole("status").join()).toContain("Your booking is cancelled.");
      expect(page.textOf("change")).toContain("This booking is closed");
      expect(page.textOf("main")).not.toContain("To pay");
    }
    expect(await statusOf("Cancels")).toBe("cancelled");
    expect((await read(`${own}/calendar.ics`)).text).toMatch(/SEQUENCE:1\r\n[^]*STATUS:CANCELLED/);
  });

  test(
    "is rejected with the reason after the deadline, or if the booking is over",
    { tags: "slow" },
    async () => {
      const late = await book("Late", { pickupDate: "2020-06-10", returnDate: "2020-06-15" });
      await inDatabase(
        fixture.site,
        (sql) => sql`update bookings set status = 'confirmed' where name = 'Late'`,
      );
      expect(openPage(await read(late)).textOf("cancel")).toContain("pick-up time has passed");
      const refused = await post(late, { intent: "cancel" });
      expect(refused.status).toBe(409);
      expect(openPage(refused).byRole("alert").join()).toContain("pick-up time has passed");
      expect(await statusOf("Late")).toBe("confirmed");

      const over = await book("Over");
      await inDatabase(
        fixture.site,
        (sql) => sql`update bookings set status = 'completed' where name = 'Over'`,
      );
      expect((await post(over, { intent: "cancel" })).status).toBe(409);
      expect((await post(over, { intent: "message", message: "Hi" })).status).toBe(409);
      expect(await statusOf("Over")).toBe("completed");
    },
  );

  test("allows the same booking again", async () => {
    const own = await book("Again");
    await post(own, { intent: "cancel" });
    expect(await book("Again")).not.toBe(own);
  });
});

describe("after the hand-over", () => {
  const HOURS = { out: [-2, 2], late: [-5, -1], none: [-5, -1], ahead: [1, 5] } as const;

  /** Makes a confirmed booking that begins and ends some days from now; `none` has no car. */
  async function confirmed(kind: keyof typeof HOURS) {
    const own = await book(`Over ${kind}`);
    const [from, until] = HOURS[kind];
    await inDatabase(fixture.site, (sql) => {
      const isOut = kind === "out" || kind === "late";
      return sql`
        update bookings set status = 'confirmed',
          out_at = case when ${isOut} then now() end,
          car_id = null, vehicle = case when ${isOut} then 'Kia Rio' else 'Other' end,
          pickup_date = business_time(now())::date + ${from}::integer,
          return_date = business_time(now())::date + ${until}::integer
        where name = ${`Over ${kind}`}`;
    });
    const texts = async (path: string) => openPage(await read(path)).textOf("main")!;
    return { page: await texts(`${own}?lng=en`), voucher: await texts(`${own}/voucher?lng=en`) };
  }

  test("the page says when the car is due back, and nothing about the pick-up or cancelling", async () => {
    const { page, voucher } = await confirmed("out");
    expect(page).toContain("The car has been handed over to you. Please return the car");
    expect(page).not.toMatch(/Your pick-up|passport|cancel/i);
    expect(voucher).toContain("You have the car.");
    expect(voucher).not.toMatch(/reserved|passport|when you pick up/i);
  });

  test("a car that is late is due back, and so says the voucher", { tags: "slow" }, async () => {
    const { page, voucher } = await confirmed("late");
    expect(page).toMatch(/The car was due back at .* please call us now/);
    expect(page).not.toContain("The time of this booking has passed");
    expect(voucher).toContain("The car was due back at the time below: please call us.");
  });

  test(
    "who got no car reads that, and that there is nothing to pay",
    { tags: "slow" },
    async () => {
      const { page, voucher } = await confirmed("none");
      expect(page).toContain("we had no car for you. We’re sorry. There is nothing to pay.");
      expect(voucher).toContain("We had no car for you: there is nothing to pay.");
    },
  );

  test(
    "who has no car yet may cancel until the pick-up, also in the last two days",
    { tags: "slow" },
    async () => {
      const { page } = await confirmed("ahead");
      expect(page).toContain("You can cancel free of charge until the pick-up:");
      expect(page).not.toContain("hours away");
    },
  );
});

test("no log line has a token, even if the page fails", async () => {
  const own = await book("Logged");
  await inDatabase(fixture.site, (sql) => sql`alter table event_texts rename to hidden_texts`);
  expect((await read(own)).status).toBe(500);
  await inDatabase(fixture.site, (sql) => sql`alter table hidden_texts rename to event_texts`);
  expect((await read(own)).status).toBe(200);
  // The log is written asynchronously.
  await expect.poll(fixture.site.output).toContain('"path":"/bookings/…"');
  expect(fixture.site.output()).not.toContain(own.slice("/bookings/".length));
});

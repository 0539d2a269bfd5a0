/** @module-tag slow */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { textOf } from "~/messaging/delivery/testing/mail-stand-in";
import { passTime, readOutbox } from "~/messaging/delivery/testing/place";
import { openClonedSite } from "../../browser/cloned-site";
import { STAFF_PASSWORD, startSite, type Site } from "../../browser/site";
import { sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { inDatabase, seenNow } from "../site-database";
import { bookingBody, bookingOf, postBooking, signIn } from "../site-fixture";
import { useServices } from "../use-services";

const fixture = useServices();
/** A time to undo that is longer than any test takes. */
const LONG = { undoSeconds: 600 };
let site: Site;
let Cookie: string;
let customers = 0;

beforeAll(async () => {
  site = await openClonedSite(fixture.services.env, LONG);
  Cookie = await signIn(site);
});
afterAll(() => site?.stop());

// All bookings are for the same days, so each test starts without any.
beforeEach(() => inDatabase(site, (sql) => sql`delete from bookings`).then(() => undefined));

async function book(of = site) {
  customers += 1;
  const email = `undo${customers}@example.com`;
  const { id } = bookingOf(await postBooking(of, bookingBody({ email })));
  return { id, email };
}

type At = { path?: string; session?: string; of?: Site };

async function send(
  id: number,
  fields: Record<string, string>,
  { path = `/admin/bookings/${id}?lng=en`, session = Cookie, of = site }: At = {},
) {
  const form = { id: `${id}`, ...(await seenNow(of, id)), ...fields };
  const answer = await sendForm(of, path, form, { Cookie: session });
  const flash = answer.headers.getSetCookie().find((line) => line.startsWith("flash="));
  return { answer, flash: flash?.split(";")[0] ?? "" };
}

/** Reads the page with the message of a form, and the fields that its button sends. */
async function readOffer({ answer, flash }: Awaited<ReturnType<typeof send>>, { of = site } = {}) {
  expect(answer.status).toBe(303);
  const headers = { Cookie: `${Cookie}; ${flash}` };
  const page = await sendRequest(of, answer.headers.get("Location")!, { headers });
  const [, undo] = /name="undo" value="(\d+)"/.exec(page.text) ?? [];
  return { done: openPage(page).byRole("status").join(" "), undo };
}

async function confirmed(at: At = {}) {
  const { id, email } = await book(at.of);
  const sent = await send(id, { intent: "status", status: "confirmed" }, at);
  return { id, email, ...(await readOffer(sent, at)) };
}

const pressUndo = (id: number, undo = "", at: At = {}) => send(id, { intent: "undo", undo }, at);

const statusOf = (id: number, of = site) =>
  inDatabase(of, async (sql) => {
    const [row] = await sql<{ status: string }[]>`select status from bookings where id = ${id}`;
    return row!.status;
  });

const waiting = (id: number, kind: string) =>
  inDatabase(site, async (sql) => (await readOutbox(sql, id)).filter((row) => row.kind === kind));

describe("the message after a change", () => {
  test("has a button that undoes it, on each page where it can be pressed", async () => {
    for (const path of ["/admin/today", "/admin?tab=bookings", "/admin/calendar"]) {
      const { id, done, undo } = await confirmed({
        path: `${path}${path.includes("?") ? "&" : "?"}lng=en`,
      });
      expect(done).toContain(`Booking ${id} is confirmed.`);
      const undone = await readOffer(await pressUndo(id, undo, { path }));
      expect(undone).toMatchObject({ undo: undefined });
      expect(await statusOf(id)).toBe("pending");
    }
  });

  test("pressed again says that it was undone, and does nothing twice", async () => {
    const { id, undo } = await confirmed();
    expect((await readOffer(await pressUndo(id, undo))).done).toContain("the change is undone");
    expect((await readOffer(await pressUndo(id, undo))).done).toContain("has already been undone");
    const text = await sendRequest(site, `/admin/bookings/${id}?lng=en`, { headers: { Cookie } });
    expect(text.text.match(/Last change undone/g)).toHaveLength(1);
  });

  test("says plainly when it is too late, and when somebody changed the booking", async () => {
    const late = await confirmed();
    await inDatabase(site, (sql) => sql`update undo_points set expires_at = created_at`);
    const { answer } = await pressUndo(late.id, late.undo);
    expect(answer.status).toBe(409);
    expect(openPage(answer).byRole("alert")[0]).toContain("It is too late to undo this.");
    const changed = await confirmed();
    await send(changed.id, { intent: "status", status: "cancelled" });
    const refused = await pressUndo(changed.id, changed.undo);
    expect(refused.answer.status).toBe(409);
    expect(openPage(refused.answer).byRole("alert")[0]).toContain("has changed in the meantime");
    expect(await statusOf(changed.id)).toBe("cancelled");
  });
});

describe("a press", () => {
  const FORGED: [name: string, undo: string, status: number][] = [
    ["NUL", "1\0", 400],
    ["one that never was", "999999999", 409],
    ["none", "", 400],
    ["a text", "1 or 1=1", 400],
    ["a number too long for a row", "9".repeat(90), 409],
    ["a negative one", "-1", 409],
  ];
  test.each(FORGED.slice(0, 2))("with a forged id does nothing: %s", expectNothing);
  test.each(FORGED.slice(2))("with a forged id does nothing: %s", { tags: "slow" }, expectNothing);

  async function expectNothing(_: string, undo: string, status: number) {
    const { id } = await confirmed();
    expect((await pressUndo(id, undo)).answer.status).toBe(status);
    expect(await statusOf(id)).toBe("confirmed");
  }

  test("for another booking, for an unknown one, by nobody, or by another account does nothing", async () => {
    const [{ id, undo }, other] = [await confirmed(), await confirmed()];
    expect((await pressUndo(other.id, undo)).answer.status).toBe(409);
    expect((await pressUndo(999_999, undo)).answer.status).toBe(404);
    expect((await pressUndo(id, undo, { session: "" })).answer.status).toBe(401);
    await inDatabase(
      site,
      (sql) => sql`
        insert into users (username, password, role) select 'gigi', password, 'desk' from users limit 1
        on conflict do nothing`,
    );
    const session = await signIn(site, STAFF_PASSWORD, "gigi");
    expect((await pressUndo(id, undo, { session })).answer.status).toBe(409);
    expect(await statusOf(id)).toBe("confirmed");
    expect(await statusOf(other.id)).toBe("confirmed");
  });
});

describe("the time for undoing", () => {
  test("is 30 seconds by default, and none with 0", { tags: "slow" }, async () => {
    const sites = [await openClonedSite({}), await openClonedSite({}, { undoSeconds: 0 })];
    const [byDefault, off] = sites as [Site, Site];
    try {
      const session = await signIn(byDefault);
      const { id } = await book(byDefault);
      const sent = await send(
        id,
        { intent: "status", status: "confirmed" },
        { of: byDefault, session },
      );
      expect(sent.answer.status).toBe(303);
      const [row] = await inDatabase(
        byDefault,
        (sql) => sql<{ seconds: number }[]>`
          select round(extract(epoch from expires_at - created_at))::int as seconds from undo_points`,
      );
      expect(row).toEqual({ seconds: 30 });
      const offSession = await signIn(off);
      const { id: other } = await book(off);
      await send(
        other,
        { intent: "status", status: "confirmed" },
        { of: off, session: offSession },
      );
      expect(await inDatabase(off, (sql) => sql`select from undo_points`)).toHaveLength(0);
      expect(await statusOf(other, off)).toBe("confirmed");
    } finally {
      for (const one of sites) await one.stop();
    }
  });
});

describe("the sentence to a customer", () => {
  const noteOf = async (id: number, language: string) => {
    const path = `/admin/bookings/${id}?lng=${language}`;
    return openPage(await sendRequest(site, path, { headers: { Cookie } })).textOf("main")!;
  };

  test.each([
    [
      "en",
      "Your note will be sent to the customer 600 s after the change, unless you undo it: Sorry.",
      "Your note to the customer: Sorry.",
    ],
    [
      "ka",
      "ცვლილებიდან 600 წამში სტუმარს მივწერთ, თუ ცვლილებას არ გააუქმებთ: Sorry.",
      "თქვენი ტექსტი სტუმრისთვის: Sorry.",
    ],
  ])("is not called written while it can be undone (%s)", async (language, waits, left) => {
    const { id } = await book();
    const fields = { intent: "status", status: "cancelled", reason: "refused", sentence: "Sorry." };
    await send(id, fields);
    expect(await noteOf(id, language)).toContain(waits);
    await inDatabase(site, passTime);
    expect(await noteOf(id, language)).toContain(left);
  });
});

describe("a driver", () => {
  test("undoes the hand-over that they have just marked, and nothing of others", async () => {
    await inDatabase(
      site,
      (sql) => sql`
        insert into users (username, password, role) select 'dato', password, 'driver' from users limit 1
        on conflict do nothing`,
    );
    const session = await signIn(site, STAFF_PASSWORD, "dato");
    const { id, undo } = await confirmed();
    await inDatabase(
      site,
      (sql) => sql`
        update bookings set pickup_date = business_time(now())::date,
          return_date = business_time(now())::date + 3
        where id = ${id}`,
    );
    expect((await pressUndo(id, undo, { session })).answer.status).toBe(409);
    const out = await send(id, { intent: "handover", mark: "out" }, { session });
    expect(out.answer.status).toBe(303);
    const headers = { Cookie: `${session}; ${out.flash}` };
    const page = await sendRequest(site, `/admin/bookings/${id}?lng=en`, { headers });
    const [, own = ""] = /name="undo" value="(\d+)"/.exec(page.text) ?? [];
    expect((await pressUndo(id, own, { session })).answer.status).toBe(303);
    const [row] = await inDatabase(
      site,
      (sql) => sql`select out_at from bookings where id = ${id}`,
    );
    expect(row).toEqual({ out_at: null });
  });
});

describe("the customer's mail", () => {
  const about = (email: string) => fixture.services.mail.to(email).map((mail) => textOf(mail));
  const received = (email: string, text: string) =>
    vi.waitFor(() => expect(about(email).join()).toContain(text), { ...SOON, interval: 50 });

  test("leaves after the time, and not at all if the change is undone", async () => {
    const [undone, stays] = [await confirmed(), await confirmed()];
    for (const { id } of [undone, stays]) {
      for (const row of await waiting(id, "confirmed")) {
        expect(row).toMatchObject({ state: "waiting", attempts: 0 });
        expect(row.inSeconds).toBeGreaterThan(0);
      }
    }
    await pressUndo(undone.id, undone.undo);
    await inDatabase(site, passTime);
    await received(stays.email, "is confirmed");
    expect(await waiting(undone.id, "confirmed")).toEqual([]);
    expect(about(undone.email).join()).not.toContain("is confirmed");
    expect((await pressUndo(stays.id, stays.undo)).answer.status).toBe(409);
    const { calls } = fixture.services.receiver;
    const of = (id: number) => calls.filter(({ body }) => body.includes(`"id":${id},`));
    await vi.waitFor(() => {
      expect(of(stays.id).some(({ body }) => body.includes("booking.confirmed"))).toBe(true);
    }, SOON);
    expect(of(undone.id).some(({ body }) => body.includes("booking.confirmed"))).toBe(false);
  });

  test("leaves at once after a change by the API", async () => {
    const { id, email } = await book();
    const changed = await fetch(`${site.url}/api/bookings/${id}/status`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json", Cookie },
      body: JSON.stringify({ status: "confirmed", overbook: true }),
    });
    expect(changed.status).toBe(200);
    await received(email, "is confirmed");
  });
});

test(
  "a node that is killed and started again within the time sends nothing too early, and undoes",
  { tags: "slow" },
  async () => {
    const { env } = fixture.services;
    const killed = await startSite({ env });
    let next = killed;
    try {
      await inDatabase(
        killed,
        (sql) => sql`
          insert into settings (name, value) values ('undoSeconds', ${sql.json(LONG.undoSeconds)})`,
      );
      let session = await signIn(killed);
      const { id, email } = await book(killed);
      const sent = await send(
        id,
        { intent: "status", status: "confirmed" },
        { of: killed, session },
      );
      expect(sent.answer.status).toBe(303);
      const gone = new Promise((resolve) => killed.process.on("exit", resolve));
      killed.process.kill("SIGKILL");
      await gone;
      next = await startSite({ dataDir: killed.dataDir, env });
      session = await signIn(next);
      const rows = await inDatabase(next, (sql) => readOutbox(sql, id));
      expect(rows.filter(({ kind }) => kind === "confirmed")).toMatchObject([
        { state: "waiting" },
        { state: "waiting" },
        { state: "waiting" },
      ]);
      const [point] = await inDatabase(
        next,
        (sql) => sql<{ id: number }[]>`select id from undo_points`,
      );
      const undone = await pressUndo(id, String(point!.id), { of: next, session });
      expect(undone.answer.status).toBe(303);
      expect(await statusOf(id, next)).toBe("pending");
      await inDatabase(next, passTime);
      expect(
        (await inDatabase(next, (sql) => readOutbox(sql, id))).map(({ kind }) => kind),
      ).not.toContain("confirmed");
      const texts = fixture.services.mail.to(email).map((mail) => textOf(mail));
      expect(texts.join()).not.toContain("is confirmed");
    } finally {
      await next.stop();
    }
  },
);

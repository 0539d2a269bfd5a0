import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { startSite, type Site } from "../../browser/site";
import { sendRequest, json, sendForm } from "../answer";
import { useRemoteDatabase } from "./remote-database";
import { openPage } from "../page";
import { bookingBody, bookingFields, postBooking } from "../site-fixture";

const remote = useRemoteDatabase();
let site: Site;

beforeAll(async () => {
  site = await startSite({ env: { DATABASE_URL: remote.url } });
});

afterAll(async () => {
  await site?.stop();
});

async function ready() {
  return (await sendRequest(site, "/readyz")).status;
}

function becomesReady() {
  return vi.waitFor(async () => expect(await ready()).toBe(200), { ...SOON, interval: 50 });
}

/** Sends a booking by form and by API: both must get 503, and the form its values. */
async function expectUnavailable(name: string) {
  const fields = bookingFields({ name, notes: "line one\nline two" });
  const [form, call] = await Promise.all([
    sendForm(site, "/", { ...fields, addChildSeat: "on" }),
    postBooking(site, bookingBody({ name: `${name} by call` })),
  ]);
  expect(form.status).toBe(503);
  expect(openPage(form).values("booking-request")).toMatchObject({ ...fields, addChildSeat: "on" });
  expect(call.status).toBe(503);
  expect(Number(call.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(json(call)).toEqual({ error: expect.any(String) });
}

describe.each([
  ["a statement took too long", "57014"],
  ["a lock was not to be had", "55P03"],
  ["the disk is full", "53100"],
])("when %s", (_, code) => {
  beforeAll(async () => {
    await remote.administer((sql) =>
      sql.unsafe(`
        create function refuse() returns trigger language plpgsql as
          $$begin raise exception 'refused' using errcode = '${code}'; end$$;
        create trigger refuse before insert on bookings execute function refuse()`),
    );
    return () => remote.administer((sql) => sql`drop function refuse cascade`);
  });

  test("a booking gets 503, and the form keeps its values", () => expectUnavailable(code));
});

describe("while the database is read-only", () => {
  beforeAll(async () => {
    await setReadOnly("on");
    return async () => setReadOnly("off");
  });

  test("the site is not ready, bookings get 503, pages work", async () => {
    await vi.waitFor(async () => expect(await ready()).toBe(503), SOON);
    await expectUnavailable("Read-only");
    expect((await sendRequest(site, "/all-cars?type=suv")).status).toBe(200);
  });

  test("another node can start", { tags: "slow" }, async () => {
    const other = await startSite({ env: { DATABASE_URL: remote.url } });
    expect((await sendRequest(other, "/cars/1")).status).toBe(200);
    expect((await sendRequest(other, "/readyz")).status).toBe(503);
    expect(await other.stop()).toBe(0);
  });
});

test("replaces read-only connections once the database accepts writes", async () => {
  await setReadOnly("on");
  await Promise.all(Array.from({ length: 10 }, () => sendRequest(site, "/api/cars")));
  await vi.waitFor(async () => expect(await ready()).toBe(503), SOON);
  await remote.administer((sql) => sql.unsafe(`alter database ${nameOf(remote.url)} reset all`));
  await becomesReady();
  const names = Array.from({ length: 10 }, (_, index) => `Writable Again ${index}`);
  const answers = await Promise.all(names.map((name) => postBooking(site, bookingBody({ name }))));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201));
});

test("is ready after a full disk only once a write succeeds", async () => {
  await remote.administer((sql) =>
    sql.unsafe(`
      create function refuse() returns trigger language plpgsql as
        $$begin raise exception 'refused' using errcode = '53100'; end$$;
      create trigger refuse before insert on bookings execute function refuse();
      create function refuse_tables() returns event_trigger language plpgsql as
        $$begin raise exception 'refused' using errcode = '53100'; end$$;
      create event trigger refuse_tables on ddl_command_start when tag in ('CREATE TABLE AS')
        execute function refuse_tables()`),
  );
  expect(await ready()).toBe(200);
  expect((await postBooking(site, bookingBody({ name: "No Room" }))).status).toBe(503);
  expect(await ready()).toBe(503);
  await remote.administer((sql) =>
    sql.unsafe("drop function refuse cascade; drop function refuse_tables cascade"),
  );
  await becomesReady();
  expect((await postBooking(site, bookingBody({ name: "No Room" }))).status).toBe(201);
});

/** Sets whether new and open connections are read-only. */
async function setReadOnly(value: "on" | "off") {
  const name = nameOf(remote.url);
  await remote.administer(async (sql) => {
    await sql.unsafe(`alter database ${name} set default_transaction_read_only = ${value}`);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${name} and pid <> pg_backend_pid()`;
  });
  if (value === "off") await becomesReady();
}

function nameOf(url: string) {
  return new URL(url).pathname.slice(1);
}

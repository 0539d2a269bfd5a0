/** @module-tag slow */
import { beforeAll, describe, expect, test } from "vitest";
import { en } from "~/texts/en";
import { ka } from "~/texts/ka";
import { addDays, businessTime } from "~/web/calendar";
import { json, sendForm, sendRequest, type Answer } from "../answer";
import { openPage } from "../page";
import { inDatabase } from "../site-database";
import { bookingBody, bookingFields, bookingOf, postBooking } from "../site-fixture";
import { useTwoNodes } from "../two-nodes";

const nodes = useTwoNodes();
const SETTINGS = "/admin/settings";
/** A model that has one vehicle for these tests. */
const CAR = "Toyota RAV4";

/** Returns the date some days from now. */
const inDays = (days: number) => addDays(businessTime(new Date()).date, days);

/** Saves the settings form with some changed fields. */
async function save(fields: Record<string, string>) {
  const headers = { Cookie: nodes.Cookie };
  const page = openPage(await sendRequest(nodes.first, SETTINGS, { headers }));
  const sent = await sendForm(
    nodes.first,
    SETTINGS,
    { ...page.values("main"), ...fields },
    { Cookie: nodes.Cookie },
  );
  await nodes.pages("/");
  return sent;
}

const atOnce = (hours: string) => save({ answerMode: "atOnce", atOnceHours: hours });
const byHand = () => save({ answerMode: "", noticeHours: "" });

const trip = (from: number, to: number) => ({
  vehicle: CAR,
  pickup: "Tbilisi",
  pickupDate: inDays(from),
  returnDate: inDays(to),
});

async function carId() {
  return inDatabase(nodes.first, async (sql) => {
    const [row] = await sql<{ id: number }[]>`select id from cars where name = ${CAR}`;
    await sql`delete from vehicles where car_id = ${row!.id} and number > 1`;
    return row!.id;
  });
}

const textOf = ({ text }: Answer) => text.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

let id: number;
beforeAll(async () => {
  id = await carId();
});

test("a wrong number of hours is refused, with what was typed", async () => {
  const refused = await atOnce("9999");
  expect(refused.status).toBe(422);
  const page = openPage(refused);
  expect(page.values("main")).toMatchObject({ answerMode: "atOnce", atOnceHours: "9999" });
  expect(page.byRole("alert")[0]).toContain(en.settings.errors.answerHours);
});

describe("by hand", () => {
  test("nothing is called instant, and a booking is a request", async () => {
    const home = await sendRequest(nodes.first, "/");
    expect(textOf(home)).not.toMatch(/instant|book in a minute/i);
    expect(home.text).not.toMatch(/atOnce|noticeHours/);
    expect(textOf(home)).toContain(` ${en.home.hero.book} `);
    const policy = textOf(await sendRequest(nodes.first, "/privacy-policy"));
    expect(policy).toContain("a person confirms or cancels each booking");
    expect((await sendRequest(nodes.first, "/llms.txt")).text).toContain("requested on the site");
    const { status } = bookingOf(
      await postBooking(nodes.first, bookingBody({ ...trip(60, 63), name: "By Hand" })),
    );
    expect(status).toBe("pending");
    const path = `/api/availability?car=${id}&from=${inDays(70)}&to=${inDays(73)}`;
    expect(json(await sendRequest(nodes.first, path))).not.toHaveProperty("atOnce");
  });
});

describe("at once", () => {
  beforeAll(async () => {
    await atOnce("24");
  });

  test("texts and policy follow the setting on both nodes, in both languages", async () => {
    const policies = await nodes.pages("/privacy-policy");
    for (const policy of policies) {
      expect(policy).toContain("One decision is automatic");
      expect(policy).not.toContain("No computer decides");
    }
    for (const [path, { home }] of [
      ["/?lng=en", en],
      ["/ka", ka],
    ] as const) {
      for (const page of await nodes.pages(path)) expect(page).toContain(home.hero.bookAtOnce);
    }
    const [terms] = await nodes.pages("/ka/terms");
    expect(terms).toContain("საიტი მას გაგზავნისთანავე ადასტურებს");
  });

  test("of many posts at the same time for the last vehicle, to two nodes, one is confirmed", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        postBooking(
          index % 2 === 0 ? nodes.first : nodes.second,
          bookingBody({ ...trip(10, 13), name: `Rival ${index}` }),
          { "X-Forwarded-For": `192.0.2.${index + 1}` },
        ),
      ),
    );
    const statuses = answers.map((answer) => bookingOf(answer).status);
    expect(statuses.filter((status) => status === "confirmed")).toHaveLength(1);
    expect(statuses.filter((status) => status === "pending")).toHaveLength(9);
    const path = `/api/availability?car=${id}&from=${inDays(10)}&to=${inDays(13)}`;
    const after = json(await sendRequest(nodes.second, path));
    expect(after).toMatchObject({ availability: "request", atOnce: false });
  });

  test("lists and the car's page say it where the availability stands", async () => {
    const sign = en.fleet.availability.atOnce;
    const free = `?from=${inDays(20)}&to=${inDays(23)}`;
    for (const path of ["/all-cars", `/cars/${id}`]) {
      expect(textOf(await sendRequest(nodes.first, path + free))).toContain(sign);
      const tooSoon = `?from=${inDays(0)}&to=${inDays(3)}`;
      expect(textOf(await sendRequest(nodes.first, path + tooSoon))).not.toContain(sign);
      expect(textOf(await sendRequest(nodes.first, path))).not.toContain(sign);
    }
    const taken = `/cars/${id}?from=${inDays(10)}&to=${inDays(13)}`;
    expect(textOf(await sendRequest(nodes.first, taken))).not.toContain(sign);
  });
});

describe("the form at once", () => {
  test("says what follows, for the dates of its address and after each post", async () => {
    const { expected, submit, submitAtOnce } = en.booking;
    const address = (from: number, to: number) =>
      `/?vehicle=${encodeURIComponent(CAR)}&from=${inDays(from)}&to=${inDays(to)}`;
    const free = textOf(await sendRequest(nodes.first, address(20, 23)));
    expect(free).toContain(expected.atOnce);
    expect(free).toContain(submitAtOnce);
    const taken = textOf(await sendRequest(nodes.first, address(10, 13)));
    expect(taken).toContain(expected.request);
    expect(taken).toContain(submit);
    const post = async (fields: Record<string, string>) =>
      textOf(await sendForm(nodes.first, "/", bookingFields({ ...trip(20, 23), ...fields })));
    expect(await post({ intent: "price" })).toContain(expected.atOnce);
    expect(await post({ name: "" })).toContain(expected.atOnce);
    expect(await post({ name: "", pickup: "Other" })).toContain(expected.request);
    expect(await post({ name: "", vehicle: "Other" })).toContain(expected.request);
    expect(await post({ name: "", returnDate: inDays(19) })).toContain(expected.request);
  });

  test("leads without scripts to the confirmed booking, and once more to the same", async () => {
    const fields = bookingFields({ ...trip(30, 33), name: "No Scripts" });
    const sent = await sendForm(nodes.first, "/", fields);
    expect(sent.status).toBe(303);
    const location = sent.headers.get("Location")!;
    const page = textOf(await sendRequest(nodes.second, location));
    expect(page).toContain(en.booking.confirmation.confirmed.title);
    expect(page).toContain(en.booking.statuses.confirmed);
    expect(page).not.toContain(en.booking.confirmation.title);
    expect(page).not.toContain("still being arranged");
    const cookies = sent.headers.getSetCookie().map((line) => line.split(";")[0]);
    const again = await sendForm(nodes.first, "/", fields, { Cookie: cookies.join("; ") });
    expect(again.headers.get("Location")).toBe(location);
  });

  test("what can't be confirmed at once is a request, and its page says so", async () => {
    const fields = bookingFields({ ...trip(30, 33), name: "Second To Come" });
    const sent = await sendForm(nodes.first, "/", fields);
    const page = textOf(await sendRequest(nodes.first, sent.headers.get("Location")!));
    expect(page).toContain(en.booking.confirmation.onlyRequest);
    expect(page).toContain(en.booking.statuses.pending);
  });
});

test("a minimum notice is said at the date, and blocks nothing", async () => {
  await byHand();
  await save({ noticeHours: "72" });
  const note = en.booking.notices.shortNotice_other.replace("{{count}}", "72");
  const address = `/?vehicle=${encodeURIComponent(CAR)}&to=${inDays(9)}&from=`;
  const soon = await sendRequest(nodes.first, address + inDays(2));
  expect(openPage(soon).textOf("booking-pickupDate-hint")).toBe(note);
  const later = await sendRequest(nodes.first, address + inDays(5));
  expect(openPage(later).has("booking-pickupDate-hint")).toBe(false);
  const fields = { ...trip(2, 9), name: "Soon" };
  const priced = await sendForm(nodes.first, "/", bookingFields({ ...fields, intent: "price" }));
  expect(openPage(priced).textOf("booking-pickupDate-hint")).toBe(note);
  const booking = bookingOf(await postBooking(nodes.first, bookingBody(fields)));
  expect(booking.status).toBe("pending");
  const headers = { Cookie: nodes.Cookie };
  const desk = textOf(await sendRequest(nodes.first, `/admin/bookings/${booking.id}`, { headers }));
  expect(desk).toContain(en.operator.notices.shortNotice_other.replace("{{count}}", "72"));
});

test("without scripts, notice and closed days are said before dates are chosen", async () => {
  const empty = async () => (await sendRequest(nodes.first, "/")).text;
  const rules = (html: string) => /<noscript><p[^>]*>([^<]*)/.exec(html)?.[1];
  await byHand();
  expect(rules(await empty())).toBeUndefined();
  await save({ noticeHours: "72", closedDays: "7.1.2031, 2020-01-07" });
  const notice = en.booking.notices.shortNotice_other.replace("{{count}}", "72");
  const closed = en.booking.closedDays.replace("{{days}}", "7 January 2031");
  expect(rules(await empty())).toBe(`${notice} ${closed}`);
  await save({ noticeHours: "", closedDays: "" });
});

/** @module-tag slow */
import { beforeAll, expect, test } from "vitest";
import { json, sendForm, sendJson } from "../answer";
import {
  bookingBody,
  bookingFields,
  bookingOf,
  postBooking,
  readBookings,
  signIn,
  useSite,
} from "../site-fixture";

const fixture = useSite();
let cookie: string;

beforeAll(async () => {
  cookie = await signIn(fixture.site);
});

async function stored(name: string) {
  const bookings = await readBookings(fixture.site, cookie);
  return bookings.filter((booking) => booking.name === name);
}

test("the same body again returns the first booking", async () => {
  const body = bookingBody({ name: "Sent Twice" });
  const first = await postBooking(fixture.site, body);
  const second = await postBooking(fixture.site, body);
  expect([first.status, second.status]).toEqual([201, 200]);
  expect(json(second)).toEqual(json(first));
  expect(await stored("Sent Twice")).toHaveLength(1);
});

test("equivalent input is the same booking", async () => {
  const first = await postBooking(fixture.site, bookingBody({ name: "Other Words" }));
  const reworded = Object.entries({
    ...bookingBody({ name: "  Other Words ", vehicleType: "SUV", addSkiRack: "false" }),
    pickupDate: "10.6.2030",
  });
  const second = await postBooking(fixture.site, Object.fromEntries(reworded.reverse()));
  expect(second.status).toBe(200);
  expect(json(second)).toEqual(json(first));
});

test("one changed field makes another booking", async () => {
  const first = await postBooking(fixture.site, bookingBody({ name: "Field Changed" }));
  const second = await postBooking(
    fixture.site,
    bookingBody({ name: "Field Changed", notes: "with a dog" }),
  );
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await stored("Field Changed")).toHaveLength(2);
});

test("twenty concurrent duplicates store one booking", async () => {
  const body = bookingBody({ name: "Twenty Taps" });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => postBooking(fixture.site, body)),
  );
  const statuses = answers.map((answer) => answer.status).sort();
  expect(statuses).toEqual([...Array.from({ length: 19 }, () => 200), 201]);
  expect(new Set(answers.map((answer) => bookingOf(answer).id)).size).toBe(1);
  expect(await stored("Twenty Taps")).toHaveLength(1);
});

test("a key reused with the same body is the same booking", async () => {
  const body = bookingBody({ name: "Same Key" });
  const headers = { "Idempotency-Key": "key-of-same" };
  const first = await postBooking(fixture.site, body, headers);
  const second = await postBooking(fixture.site, body, headers);
  expect([first.status, second.status]).toEqual([201, 200]);
  expect(json(second)).toEqual(json(first));
});

test("rejects a key that is reused with another body", async () => {
  const headers = { "Idempotency-Key": "k".repeat(500) };
  await postBooking(fixture.site, bookingBody({ name: "Key Holder" }), headers);
  const other = bookingBody({ name: "Key Thief" });
  const refused = await postBooking(fixture.site, other, headers);
  expect(refused.status).toBe(422);
  expect(json(refused)).toEqual({ error: expect.stringContaining("Idempotency-Key") });
  expect(await stored("Key Thief")).toHaveLength(0);
  expect((await postBooking(fixture.site, other)).status).toBe(201);
});

test("twenty concurrent bodies with one key store one booking", async () => {
  const headers = { "Idempotency-Key": "fought-over" };
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const body = bookingBody({ name: "Fought Over", notes: `${index}` });
      return (await postBooking(fixture.site, body, headers)).status;
    }),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 422)).toHaveLength(19);
  expect(await stored("Fought Over")).toHaveLength(1);
});

async function cancelBooking({ id }: { id: number }) {
  const cancel = { method: "PATCH", headers: { Cookie: cookie } };
  const path = `/api/bookings/${id}/status`;
  const { status } = await sendJson(fixture.site, path, { status: "cancelled" }, cancel);
  expect(status).toBe(200);
}

test("after a cancelled booking the same body is a new one", async () => {
  const body = bookingBody({ name: "Changed Mind" });
  const first = bookingOf(await postBooking(fixture.site, body));
  await cancelBooking(first);
  const again = await postBooking(fixture.site, body);
  expect(again.status).toBe(201);
  expect(bookingOf(again).id).toBeGreaterThan(first.id);
  expect((await postBooking(fixture.site, body)).status).toBe(200);
  expect((await stored("Changed Mind")).map(({ status }) => status)).toEqual([
    "pending",
    "cancelled",
  ]);
});

test("a key that was sent before, with the booking or after it, opens no later booking of the same body", async () => {
  const planted = { "Idempotency-Key": "planted by a stranger" };
  const body = bookingBody({ name: "Planted Key" });
  const one = bookingOf(await postBooking(fixture.site, body, planted));
  await cancelBooking(one);
  const two = bookingOf(await postBooking(fixture.site, body));
  const expectClosed = async (id: number) => {
    const answer = await postBooking(fixture.site, body, planted);
    expect([answer.status, bookingOf(answer).id]).toEqual([200, id]);
    expect([answer.headers.get("Location"), answer.headers.getSetCookie()]).toEqual([null, []]);
  };
  await expectClosed(two.id);
  await cancelBooking(two);
  const own = { "Idempotency-Key": "of the sender" };
  const three = await postBooking(fixture.site, body, own);
  await expectClosed(bookingOf(three).id);
  const again = await postBooking(fixture.site, body, own);
  expect([again.status, again.headers.get("Location")]).toEqual([
    200,
    three.headers.get("Location"),
  ]);
});

test("form and API make the same booking, in either order", async () => {
  await sendForm(fixture.site, "/", bookingFields({ name: "Form First" }));
  const [byForm] = await stored("Form First");
  const call = await postBooking(fixture.site, bookingBody({ name: "Form First" }));
  expect([call.status, bookingOf(call).id]).toEqual([200, byForm!.id]);

  const first = await postBooking(fixture.site, bookingBody({ name: "Call First" }));
  const Cookie = first.headers.getSetCookie()[0]!.split(";")[0]!;
  const form = await sendForm(fixture.site, "/", bookingFields({ name: "Call First" }), { Cookie });
  expect(form.status).toBe(303);
  expect(await stored("Call First")).toHaveLength(1);
});

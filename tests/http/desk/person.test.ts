/** @module-tag slow */
import { expect, test } from "vitest";
import { json, sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { inDatabase } from "../site-database";
import { bookingBody, bookingOf, postBooking, signIn, useSite } from "../site-fixture";

const fixture = useSite();
const EMAIL = "asked@example.org";

const post = (path: string, fields: Record<string, string>, Cookie = "") =>
  sendForm(fixture.site, path, fields, { Cookie });

const forgetConfirmation = () =>
  inDatabase(
    fixture.site,
    (sql) => sql`update sessions set confirmed_at = now() - interval '16 minutes'`,
  );

test("without a session, or one that was not confirmed lately, nothing is shown", async () => {
  bookingOf(await postBooking(fixture.site, bookingBody({ email: EMAIL })));
  expect((await post("/admin/person.json", { who: EMAIL })).status).toBe(401);
  const gate = await post("/admin/person", { intent: "erase", who: EMAIL, cancel: "yes" });
  expect(gate.status).toBe(303);

  const Cookie = await signIn(fixture.site);
  await forgetConfirmation();
  const answers = [
    await sendRequest(fixture.site, "/admin/person?booking=1", { headers: { Cookie } }),
    await post("/admin/person", { intent: "find", who: EMAIL }, Cookie),
    await post("/admin/person.json", { who: EMAIL }, Cookie),
  ];
  for (const { status, headers } of answers) {
    expect(status).toBe(303);
    expect(headers.get("Location")).toMatch(/^\/admin\/confirm\?next=%2Fadmin%2Fperson/);
  }
});

test("the download has the bookings, and is recorded without the person", async () => {
  const Cookie = await signIn(fixture.site);
  const answer = await post("/admin/person.json", { who: EMAIL.toUpperCase() }, Cookie);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Disposition")).toContain("person.json");
  expect(json(answer)).toMatchObject({ bookings: [{ email: EMAIL }] });
  expect((await post("/admin/person.json", { who: "no@example.org" }, Cookie)).status).toBe(404);
  await expect
    .poll(() =>
      inDatabase(fixture.site, async (sql) => [
        ...(await sql`select detail from security_events where event = 'export'`),
      ]),
    )
    .toEqual([{ detail: "person.json" }]);
});

test("an erased person is erased for the API too", async () => {
  const Cookie = await signIn(fixture.site);
  const done = await post("/admin/person", { intent: "erase", who: EMAIL, cancel: "yes" }, Cookie);
  expect([done.status, done.headers.get("Location")]).toEqual([303, "/admin/person?erased=1"]);
  const listed = await sendRequest(fixture.site, "/api/bookings", { headers: { Cookie } });
  expect(json(listed)).toMatchObject([{ name: "", email: "", phone: "", status: "cancelled" }]);
});

/** Adds a block with a note. Resolves with its number. */
function addBlock(day: number, note: string) {
  return inDatabase(fixture.site, async (sql) => {
    const [row] = await sql<[{ id: number }]>`
      insert into occupancy (car_id, vehicle_id, kind, during, note)
      select car_id, id, 'block',
        tsrange(make_date(2031, 1, ${day}), make_date(2031, 1, ${day + 1})), ${note}
      from vehicles order by id limit 1
      returning id`;
    return row.id;
  });
}

test("notes of blocks with the person's name are exported, shown before erasing, and emptied unless they are to stay", async () => {
  const email = "noted@example.org";
  const name = "Lia Noted";
  bookingOf(await postBooking(fixture.site, bookingBody({ email, name })));
  const [held, other, brakes] = [
    await addBlock(1, "Held for Lia Noted"),
    await addBlock(2, "Lia Noted (another one)"),
    await addBlock(3, "Lia checks the brakes"),
  ];
  const Cookie = await signIn(fixture.site);
  const exported = json<{ notes: { id: number; text: string }[] }>(
    await post("/admin/person.json", { who: email }, Cookie),
  );
  expect(exported.notes.map(({ id, text }) => [id, text])).toEqual([
    [held, "Held for Lia Noted"],
    [other, "Lia Noted (another one)"],
  ]);

  const asked = await post("/admin/person?lng=en", { intent: "ask", who: email }, Cookie);
  const shown = openPage(asked).textOf("main")!;
  expect(shown).toContain("Held for Lia Noted");
  expect(shown).toContain("Lia Noted (another one)");
  expect(shown).not.toContain("brakes");
  const keptNote = `block-${other}`;
  expect(asked.text).toContain(`value="${keptNote}"`);

  const fields = { intent: "erase", who: email, cancel: "yes", keptNote };
  expect((await post("/admin/person", fields, Cookie)).status).toBe(303);
  const notes = await inDatabase(fixture.site, async (sql) => [
    ...(await sql`
      select note from occupancy where id = any(${[held, other, brakes]}) order by id`),
  ]);
  expect(notes.map(({ note }) => note as string)).toEqual([
    "",
    "Lia Noted (another one)",
    "Lia checks the brakes",
  ]);
});

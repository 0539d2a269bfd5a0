/** @module-tag slow */
import { expect, test } from "vitest";
import { sendRequest, json } from "../answer";
import { openPage } from "../page";
import { inDatabase } from "../site-database";
import { bookingBody, bookingOf, postBooking, signIn, useSite } from "../site-fixture";

const fixture = useSite();

test("a status that the site does not know shows as it is stored", async () => {
  const placed = await postBooking(fixture.site, bookingBody({ name: "Held" }));
  const { id } = bookingOf(placed);
  const [, token] = /\/bookings\/([\w-]{22})$/.exec(placed.headers.get("Location")!)!;
  // Such a row can come only from outside: the constraint refuses it.
  await inDatabase(fixture.site, async (sql) => {
    await sql`alter table bookings drop constraint bookings_status_check`;
    await sql`update bookings set status = 'on_hold' where id = ${id}`;
  });
  const headers = { Cookie: await signIn(fixture.site) };
  for (const path of ["/admin?tab=bookings&q=Held", `/admin/bookings/${id}`]) {
    const answer = await sendRequest(fixture.site, path, { headers });
    expect([path, answer.status]).toEqual([path, 200]);
    expect(openPage(answer).textOf("main")).toContain("on_hold");
  }
  const confirmation = await sendRequest(fixture.site, `/?booked=${token}`);
  expect(confirmation.status).toBe(200);
  expect(openPage(confirmation).textOf("booking")).toContain("on_hold");
  const bookings = await sendRequest(fixture.site, "/api/bookings", { headers });
  expect(json<{ status: string }[]>(bookings)[0]).toMatchObject({ id, status: "on_hold" });
});

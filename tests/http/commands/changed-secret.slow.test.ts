import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "#db/connect";
import { columnsWith } from "#db/testing/columns-with";
import { openClone, type Clone } from "../../browser/cloned-site";
import { startSite, type Site } from "../../browser/site";
import { sendForm, sendRequest } from "../answer";
import { bookingBody, bookingOf, postBooking } from "../site-fixture";

const EMAIL = "rotated@example.com";
let clone: Clone;

beforeAll(async () => {
  clone = await openClone();
});
afterAll(() => clone.close());

const start = (SESSION_SECRET: string) => startSite({ env: { ...clone.env, SESSION_SECRET } });

async function findAgain(site: Site, number: number) {
  const answer = await sendForm(site, "/bookings", { number: String(number), email: EMAIL });
  return answer.headers.get("Location")!;
}

async function columnsWithTokens(links: string[]) {
  const sql = connect({ databaseUrl: clone.DATABASE_URL, dataDir: "" });
  try {
    return await columnsWith(
      sql,
      links.map((link) => link.replace("/bookings/", "")),
    );
  } finally {
    await sql.end();
  }
}

test("links stay valid after a change of SESSION_SECRET, and the database has none of them", async () => {
  const before = await start("the secret until now");
  const placed = await postBooking(before, bookingBody({ email: EMAIL }));
  const { id, reference } = bookingOf(placed);
  const first = placed.headers.get("Location")!;
  expect(first).toMatch(/^\/bookings\/[\w-]{22}$/);
  expect(await findAgain(before, id)).toBe(first);
  await before.stop();

  const after = await start("the secret from now on");
  const second = await findAgain(after, id);
  expect(second).toMatch(/^\/bookings\/[\w-]{22}$/);
  expect(second).not.toBe(first);
  for (const link of [first, second]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other.
    const page = await sendRequest(after, link);
    expect([page.status, page.text.includes(EMAIL)]).toEqual([200, true]);
  }
  const Cookie = `bookings=${first.replace("/bookings/", "")}`;
  const own = await sendRequest(after, `/bookings?own=${reference}`, { headers: { Cookie } });
  expect(own.headers.get("Location")).toBe(first);
  expect(await columnsWithTokens([first, second])).toEqual([]);
  await after.stop();
});

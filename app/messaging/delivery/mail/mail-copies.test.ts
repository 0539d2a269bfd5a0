import { beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { answerOwnForm } from "~/booking/manage/my-booking-action.server";
import { loadOwnBooking } from "~/booking/manage/my-booking.server";
import { findBookingDetails } from "~/booking/manage/my-booking.queries.server";
import { isProof, currentProof } from "~/booking/messages/proof.server";
import { exportCustomer } from "~/booking/person/export-person.server";
import { testSecret, testStore } from "~/booking/testing/test-store";
import { testSite } from "~/catalog/company/testing/test-site";
import { textOf } from "~/messaging/delivery/testing/mail-stand-in";
import { readOutbox } from "~/messaging/delivery/testing/place";
import { useMail } from "~/messaging/delivery/testing/use-mail";
import { createI18n } from "~/texts/i18n";
import { en } from "~/texts/en";

const database = useTestDatabase();
const mail = useMail(database);
const NOW = new Date("2030-01-01T00:00:00Z");
const LURE = "You won! https://evil.example/prize";
const source = () => ({ sql: database.sql, secret: testSecret });

beforeEach(() => database.sql`truncate recipient_mails`);

/** Posts a form of the page at an address with that query, and returns the status with its data or address. */
async function post(token: string, query: string, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const request = new Request(`https://mgzavri.example/bookings/${token}${query}`);
  const { t } = createI18n("en", en);
  const store = { ...testStore(database.sql), channels: ["emailVisitor" as const] };
  const own = { request, token, form, now: NOW, freeCancellationHours: 24, requester: "here", t };
  const answer = await answerOwnForm(store, own);
  if (answer instanceof Response) return [answer.status, answer.headers.get("Location")];
  return [answer.init?.status, answer.data];
}

const write = (token: string, message: string, query = "") =>
  post(token, query, { intent: "message", message });
const stored = async (token: string) => (await findBookingDetails(database.sql, { token }))!;
const pageOf = async (token: string, code: string | null = null) =>
  (await loadOwnBooking(database.sql, token, {
    site: testSite,
    lang: "en",
    now: NOW,
    proof: { code, secret: testSecret },
  }))!;

/** Sends what is due. */
async function sendDue() {
  const rows = await readOutbox(database.sql);
  await mail.expectRows(
    "emailVisitor",
    rows.map(() => ({ state: "sent" })),
  );
}

/** Books, sends the mail about it, and returns the code in it. */
async function book(changes = {}) {
  const { id, token } = await mail.book("emailVisitor", changes);
  await sendDue();
  const { email } = await stored(token);
  const [received] = mail.server.to(email);
  const [, code = ""] = new RegExp(`/bookings/${token}\\?m=([\\w-]{22})`).exec(textOf(received!))!;
  return { id, token, email, code };
}

async function lastTextTo(email: string) {
  await sendDue();
  return textOf(mail.server.to(email).at(-1)!);
}

test("a copy of each mail stands on the page, and has no secret in the database", async () => {
  const { token, code } = await book();
  const [copy] = await database.sql`select kind, lang, subject, text from customer_mails`;
  expect(copy).toMatchObject({ kind: "placed", lang: "en" });
  expect(copy!.text).toContain("/bookings/{token}");
  expect(copy!.text).not.toContain(token);
  expect(copy!.text).not.toContain(code);
  const { conversation } = await pageOf(token);
  expect(conversation).toMatchObject([{ from: "company", subject: copy!.subject }]);
  const shown = JSON.stringify(conversation);
  expect(shown).toContain(`/bookings/${token}`);
  // Who booked with a stranger's address must not find the code on the page.
  expect(shown).not.toContain(code);
});

test("opening the page proves nothing, and a press does", async () => {
  const { token, code } = await book();
  expect(await pageOf(token, code)).toMatchObject({ canProve: true, booking: { isProven: false } });
  expect(await pageOf(token)).toMatchObject({ canProve: false });
  expect((await stored(token)).isProven).toBe(false);
  expect(await post(token, `?m=${code}`, { intent: "prove" })).toEqual([
    303,
    `/bookings/${token}?done=proven`,
  ]);
  expect(await pageOf(token, code)).toMatchObject({ canProve: false, booking: { isProven: true } });
});

test("a code that is guessed, missing or of another booking proves nothing", async () => {
  const { token } = await book();
  const other = await book();
  for (const query of ["", "?m=", "?m=x", `?m=${"A".repeat(22)}`, `?m=${other.code}`]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other.
    expect(await post(token, query, { intent: "prove" })).toEqual([409, { kind: "unproven" }]);
    // oxlint-disable-next-line no-await-in-loop -- one after the other.
    await write(token, `A question ${query}`, query);
  }
  expect((await stored(token)).isProven).toBe(false);
});

test("words that a stranger types reach nobody before the address is proven, and then as a quotation", async () => {
  const { token, email, code } = await book({ notes: LURE, name: LURE });
  await write(token, LURE);
  const before = await lastTextTo(email);
  expect(before).toContain("/bookings/");
  expect(mail.server.to(email)).toHaveLength(2);
  expect(mail.server.to(email).map(textOf).join("\n")).not.toContain("evil.example");
  await database.sql`truncate recipient_mails`;
  await write(token, "A child seat, please", `?m=${code}`);
  expect((await stored(token)).isProven).toBe(true);
  expect(await lastTextTo(email)).toContain("A child seat, please");
});

test("who withdraws a request that is not theirs proves nothing", async () => {
  const { token, code } = await book({ name: LURE });
  expect(await post(token, `?m=${code}`, { intent: "withdraw" })).toContain(303);
  expect((await stored(token)).isProven).toBe(false);
});

test("a corrected address has to be proven anew, by a code of its own", async () => {
  const { token, id, code } = await book();
  await post(token, `?m=${code}`, { intent: "prove" });
  const email = "somebody.else@example.org";
  expect(await post(token, `?m=${code}`, { intent: "correct", email })).toContain(303);
  expect((await stored(token)).isProven).toBe(false);
  expect(await post(token, `?m=${code}`, { intent: "prove" })).toContain(409);
  const fresh = await currentProof(source(), id, email.toUpperCase());
  expect(await isProof(source(), { id, email }, fresh)).toBe(true);
  expect(await isProof(source(), { id, email: "" }, await currentProof(source(), id, ""))).toBe(
    false,
  );
});

test("messages leave a mail of the hour to the cancellation", async () => {
  const { token, email } = await book();
  await database.sql`truncate recipient_mails`;
  for (const text of ["One", "Two", "Three", "Four"]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other.
    await write(token, text);
  }
  await post(token, "", { intent: "cancel" });
  const rows = await database.sql<{ kind: string }[]>`
    select kind from outbox where kind <> 'placed' order by id`;
  expect(rows.map(({ kind }) => kind)).toEqual(["message", "message", "cancelled"]);
  expect(email).toContain("@");
});

test("what is written in the same moment stands in the order of reading, newest first", async () => {
  const name = `${"ب".repeat(50)}${"a".repeat(50)}`;
  const { token, id } = await book({ name });
  await write(token, "First");
  await write(token, "Second");
  await database.sql`update booking_events set created_at = '2030-01-01' where booking_id = ${id}`;
  await database.sql`update customer_mails set sent_at = '2030-01-01' where booking_id = ${id}`;
  const { conversation } = await pageOf(token);
  expect(conversation.map(({ from }) => from)).toEqual(["company", "customer", "customer"]);
  expect(conversation.map(({ text }) => text).slice(1)).toEqual(["Second", "First"]);
});

test("an export has the mails and the proven address, an erasure neither", async () => {
  const { sql } = database;
  const { token, id, email, code } = await book();
  await post(token, `?m=${code}`, { intent: "prove" });
  const [booking] = (await exportCustomer(sql, { email }, NOW))!.bookings;
  expect(booking).toMatchObject({ provenEmail: email, mails: [{ kind: "placed", lang: "en" }] });
  expect(JSON.stringify(booking)).not.toContain(token);
  await sql`select erase_bookings(array[${id}]::bigint[])`;
  expect(await sql`select from customer_mails where booking_id = ${id}`).toHaveLength(0);
  expect(await sql`select proven_email from bookings where id = ${id}`).toEqual([
    { proven_email: null },
  ]);
});

test("the mail with lost links has codes, and no copy of it stands on the page of a stranger", async () => {
  const { token, id, email } = await book();
  await database.sql`
    insert into outbox (booking_id, kind, channel) values (${id}, 'links', 'emailVisitor')`;
  expect(await lastTextTo(email)).toMatch(new RegExp(`/bookings/${token}\\?m=[\\w-]{22}`));
  expect(await database.sql`select kind from customer_mails`).toEqual([{ kind: "placed" }]);
});

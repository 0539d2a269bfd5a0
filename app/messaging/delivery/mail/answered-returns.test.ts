/** @module-tag slow */
import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { changeReturn } from "~/booking/assignment/change-return.queries.server";
import { requestReturn } from "~/booking/returns/request-return.queries.server";
import { declineReturn } from "~/booking/returns/returns.queries.server";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { headersOf, textOf } from "~/messaging/delivery/testing/mail-stand-in";
import { readOutbox } from "~/messaging/delivery/testing/place";
import { useMail } from "~/messaging/delivery/testing/use-mail";
import { storedQuote } from "~/booking/testing/stored-quote";

const database = useTestDatabase();
const mailbox = useMail(database);
const CHANNEL = "emailVisitor";

const seen = { date: "2030-06-16", time: "12:00" };
const to = { date: "2030-06-18", time: "18:00" };
const quote = storedQuote({ rentalDays: 8, pricePerDay: 45, totalPrice: 360 });

/** Places a booking whose first e-mail is sent, after its customer has asked for another return. */
async function bookAndAsk({ confirmed = true, lang = "en" as "en" | "ka" } = {}) {
  const { sql } = database;
  const { id, token } = await mailbox.book(
    CHANNEL,
    { returnDate: seen.date, name: "Spam\r\nBcc: all@example.com" },
    lang,
  );
  const update = { id: BigInt(id), status: "confirmed", actor: "nino" } as const;
  if (confirmed) await updateBookingStatus(sql, update, []);
  await sql`delete from outbox`;
  const text = "Spam, spam and spam";
  expect(await requestReturn(sql, { token, seen, to, quote, text, maxMessages: 20 }, [])).toBe(
    true,
  );
  return BigInt(id);
}

async function referenceOf(id: bigint) {
  const [row] = await database.sql<[{ reference: string }]>`
    select reference from bookings where id = ${String(id)}`;
  return row.reference;
}

const accept = (id: bigint) => {
  const change = { id, seen, to, quote, actor: "nino", now: new Date("2030-06-09T08:00:00Z") };
  return changeReturn(database.sql, change, [CHANNEL]);
};
const REASON = "No car is free on that day.";
const decline = (id: bigint) =>
  declineReturn(database.sql, { id, note: REASON, actor: "nino" }, [CHANNEL]);

test("the visitor gets the accepted return with its price and an updated calendar file", async () => {
  const id = await bookAndAsk();
  expect(await accept(id)).toMatchObject({ ok: true, changed: true });
  await mailbox.expectRows(CHANNEL, [{ kind: "extended", state: "sent" }]);
  const [mail] = mailbox.server.mails;
  const text = textOf(mail!);
  for (const part of ["Tuesday, 18 June 2030 at 18:00", "$360", "METHOD:REQUEST", "SEQUENCE:2"]) {
    expect(text).toContain(part);
  }
  expect(text).toContain("DTSTART;TZID=Asia/Tbilisi:20300618T180000");
  expect(headersOf(mail!).get("subject")).toBe(
    `Booking ${await referenceOf(id)} has been changed as you asked`,
  );
  expect(headersOf(mail!).has("bcc")).toBe(false);
  expect(text.replaceAll(/BEGIN:VCALENDAR[^]*END:VCALENDAR/g, "")).not.toContain("spam");
});

test("a pending booking's accepted return has no invitation", async () => {
  const id = await bookAndAsk({ confirmed: false });
  expect(await accept(id)).toMatchObject({ ok: true });
  await mailbox.expectRows(CHANNEL, [{ kind: "extended", state: "sent" }]);
  expect(textOf(mailbox.server.mails[0]!)).not.toContain("BEGIN:VCALENDAR");
});

test("the visitor gets a refusal with the return that counts, in the booking's language", async () => {
  const id = await bookAndAsk({ lang: "ka" });
  expect(await decline(id)).toBe(true);
  expect(await decline(id)).toBe(false);
  await mailbox.expectRows(CHANNEL, [{ kind: "extensionDeclined", state: "sent" }]);
  const text = textOf(mailbox.server.mails[0]!);
  expect(text).toContain("ამ ცვლილებაზე ვერ დაგთანხმდით");
  expect(text).toContain("16 ივნისი");
  expect(text).toContain(REASON);
  expect(text).not.toContain("BEGIN:VCALENDAR");
});

test("a return that staff change by themselves, or after their refusal, is not an answer", async () => {
  const id = await bookAndAsk();
  await decline(id);
  await database.sql`delete from outbox`;
  expect(await accept(id)).toMatchObject({ ok: true, changed: true });
  expect(await readOutbox(database.sql)).toEqual([]);
});

test("nothing is sent after the booking was cancelled", async () => {
  const id = await bookAndAsk();
  await accept(id);
  await updateBookingStatus(database.sql, { id, status: "cancelled", actor: "nino" }, []);
  await mailbox.expectRows(CHANNEL, []);
  expect(mailbox.server.mails).toEqual([]);
});

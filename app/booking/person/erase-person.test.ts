import { describe, expect, test } from "vitest";
import { columnsWith } from "#db/testing/columns-with";
import { SOON } from "#db/testing/soon";
import { useTestDatabase } from "#db/testing/test-database";
import { hash } from "~/booking/links/token.server";
import { eraseCustomer } from "./erase-person.server";
import { readSubject } from "./person-subject.server";
import {
  AFTER,
  BEFORE,
  BY_EMAIL,
  MESSAGE,
  FLIGHT,
  NOTE,
  PERSON,
  useCustomer,
} from "./testing/use-person";

const database = useTestDatabase();
const { store, place, setStatus, markSent, placeFinished } = useCustomer(database);

type Changes = Partial<Parameters<typeof eraseCustomer>[2]>;

function erase(changes: Changes = {}, subject = BY_EMAIL) {
  const erasure = { actor: "admin", now: AFTER, cancel: false, patienceMs: 0, ...changes };
  return eraseCustomer(store(), subject, erasure);
}

describe("a finished booking", () => {
  test("has nothing of the person in any table, but its number, dates, car and sums", async () => {
    const { sql } = database;
    const { id, token } = await placeFinished();
    const [stored] = await sql<[Record<"fingerprint" | "recipient" | "uid", string>]>`
      select fingerprint, mail_recipient(email) as recipient, calendar_uid as uid from bookings`;
    const values = Object.values(PERSON);
    const secrets = [token, hash(token), MESSAGE, NOTE, FLIGHT, "995555987654", "erasable"];
    const texts = [...values, ...Object.values(stored), ...secrets];
    expect(await columnsWith(sql, texts)).toEqual([
      "booking_keys.fingerprint",
      "booking_links.hash",
      "booking_notes.text",
      "booking_repeats.fingerprint",
      "bookings.calendar_uid",
      "bookings.email",
      "bookings.fingerprint",
      "bookings.flight",
      "bookings.last_message",
      "bookings.name",
      "bookings.notes",
      "bookings.phone",
      "bookings.phone_digits",
      "bookings.phone_e164",
      "bookings.search_words",
      "bookings.words",
      "event_texts.text",
      "occupancy.note",
      "outbox.last_error",
      "recipient_mails.recipient",
    ]);
    const columns = sql`id, vehicle, pickup_date, return_date, total_price, price_per_day, lines, status`;
    const before = await sql`select ${columns} from bookings`;
    expect(await erase()).toEqual({ ok: true, erased: [id], cancelled: [] });
    expect(await columnsWith(sql, texts)).toEqual([]);
    expect([...(await sql`select ${columns} from bookings`)]).toEqual([...before]);
    const kept =
      await sql`select kind, text_hash is not null as hashed from booking_events order by id`;
    expect([...kept]).toEqual([
      { kind: "placed", hashed: false },
      { kind: "message", hashed: true },
      { kind: "confirmed", hashed: false },
    ]);
    expect(await erase()).toEqual({ ok: false, reason: "unknown" });
  });

  test("is found by its phone too, and others stay", { tags: "slow" }, async () => {
    const other = await place({ email: "other@example.org", phone: "+995 555 11 11 11" });
    const { id } = await placeFinished();
    await setStatus(other.id, "cancelled");
    await markSent();
    expect(await erase({}, readSubject("0555 987 654")!)).toMatchObject({ ok: true, erased: [id] });
    const [row] = await database.sql`select name from bookings where id = ${other.id}`;
    expect(row).toEqual({ name: PERSON.name });
  });

  test("that is placed again afterwards is a new booking", { tags: "slow" }, async () => {
    const { id } = await placeFinished();
    await erase();
    expect((await place()).id).not.toBe(id);
  });
});

describe("a booking that is not finished", () => {
  test("that is pending keeps everything of the person", { tags: "slow" }, async () => {
    const { id } = await placeFinished();
    const pending = await place({ pickupDate: "2031-06-10", returnDate: "2031-06-12" });
    await markSent();
    expect(await erase()).toEqual({
      ok: false,
      reason: "unfinished",
      bookings: [{ id: pending.id, state: "pending" }],
    });
    const [row] = await database.sql`select name from bookings where id = ${id}`;
    expect(row).toEqual({ name: PERSON.name });
  });

  test("that is confirmed is refused until its return", { tags: "slow" }, async () => {
    const { id } = await placeFinished();
    const bookings = [{ id, state: "confirmed" }];
    expect(await erase({ now: BEFORE })).toEqual({ ok: false, reason: "unfinished", bookings });
    expect(await erase({ now: AFTER })).toMatchObject({ ok: true });
  });

  test(
    "is cancelled first if asked for, and erased once all are notified",
    { tags: "slow" },
    async () => {
      const { id } = await placeFinished();
      const cancelled = { cancel: true, now: BEFORE };
      expect(await erase(cancelled)).toEqual({ ok: false, reason: "notifying", cancelled: [id] });
      const rows = await database.sql`
      select channel from outbox where kind = 'cancelled' order by channel`;
      expect(rows.map(({ channel }) => channel)).toEqual(["emailVisitor", "telegram"]);
      await markSent();
      expect(await erase(cancelled)).toEqual({ ok: true, erased: [id], cancelled: [] });
    },
  );

  test("waits for notifications for a while", { tags: "slow" }, async () => {
    const { id } = await placeFinished();
    const erasing = erase({ cancel: true, now: BEFORE, patienceMs: 20_000 });
    await expect
      .poll(() => database.sql`select from outbox where kind = 'cancelled'`, SOON)
      .toHaveLength(2);
    await markSent();
    expect(await erasing).toEqual({ ok: true, erased: [id], cancelled: [id] });
  });

  test("that is out is refused even then, and nothing is cancelled", { tags: "slow" }, async () => {
    const { id } = await placeFinished();
    const pending = await place({ pickupDate: "2031-06-10", returnDate: "2031-06-12" });
    await database.sql`update bookings set out_at = '2030-06-10' where id = ${id}`;
    expect(await erase({ cancel: true })).toEqual({
      ok: false,
      reason: "unfinished",
      bookings: [
        { id, state: "out" },
        { id: pending.id, state: "pending" },
      ],
    });
    const rows = await database.sql`select from bookings where status = 'cancelled'`;
    expect(rows).toHaveLength(0);
  });
});

/** @module-tag slow */
import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { eraseExpired } from "~/booking/retention/erase-expired.server";
import { businessInstant } from "~/web/calendar";
import { eraseCustomer } from "./erase-person.server";
import { exportCustomer } from "./export-person.server";
import { listCustomerNotes } from "./person-notes.queries.server";
import { AFTER, BY_EMAIL, PERSON, useCustomer } from "./testing/use-person";

const database = useTestDatabase();
const { store, place, setStatus, markSent } = useCustomer(database);
let days = 0;

beforeEach(() => {
  days = 0;
});

/** Blocks the first vehicle for a day in 2029, another one each time. Returns the number of the block. */
async function addBlock(note: string, year = 2029) {
  days += 1;
  const [row] = await database.sql<[{ id: number }]>`
    insert into occupancy (car_id, vehicle_id, kind, during, note)
    select car_id, id, 'block',
      tsrange(make_date(${year}, 1, ${days}), make_date(${year}, 1, ${days + 1})), ${note}
    from vehicles order by id limit 1
    returning id`;
  return row.id;
}

async function placeEnded(changes: Parameters<typeof place>[0] = {}) {
  const booking = await place(changes);
  await setStatus(booking.id, "cancelled");
  await markSent();
  return booking;
}

async function addBookingNote(id: number, text: string) {
  await database.sql`
    insert into booking_notes (booking_id, text, actor) values (${id}, ${text}, 'admin')`;
}

async function noteOf(id: number) {
  const [row] = await database.sql<[{ note: string }]>`select note from occupancy where id = ${id}`;
  return row.note;
}

const erase = (changes: { kept?: string[]; chosen?: string[] } = {}) =>
  eraseCustomer(store(), BY_EMAIL, {
    actor: "admin",
    now: AFTER,
    cancel: false,
    patienceMs: 0,
    ...changes,
  });

async function foundBy(note: string, person: Partial<typeof PERSON> = {}) {
  const { id } = await placeEnded(person);
  await addBlock(note);
  const [found] = await listCustomerNotes(database.sql, [id]);
  return found?.foundBy ?? null;
}

describe("a note", () => {
  test.each([
    "Nino Erasable",
    "nino ERASABLE’s own car",
    "Kept for Erasable, Nino (Monday)",
    "„Nino Erasable“-ს",
    "Nino  Erasable/brakes",
  ])("with the name is found: %s", async (note) => {
    expect(await foundBy(note)).toBe("name");
  });

  test.each(["Nina Erasable", "Ninoerasable", "Nino, brakes", "unerasable Nino", "Erasables Nino"])(
    "without the whole name is not: %s",
    async (note) => {
      expect(await foundBy(note)).toBeNull();
    },
  );

  test.each([
    ["ანა", "ანას მანქანა", null],
    ["ანა", "მანქანა: ანა", "word"],
    ["ანა ბერიძე", "(ბერიძე ანა)", "name"],
    ["Ana", "Banana, Anatoli, Diana", null],
    ["Ana", "for ANA at noon", "word"],
    ["Ana Ana", "for Ana", "word"],
    ["O'Brien", "Mr O’Brien", "name"],
    ["José Ángel", "josé ángel", "name"],
    ["李明明", "for 李明明!", "word"],
    ["***", "*** urgent", null],
  ])("for %s is found as a whole word: %s", async (name, note, by) => {
    expect(await foundBy(note, { name, email: "someone@example.org" })).toBe(by);
  });

  test.each([
    "mail to nino.erasable@example.org",
    "<NINO.ERASABLE@EXAMPLE.ORG>.",
    "mailto:nino.erasable@example.org, brakes",
    "call 995555987654",
    "call +995 (555) 98-76-54.",
    "tel.0555 987 654",
    "00995 555 98 76 54",
    "2 keys, 555 98 76 54 at 12",
  ])("with a contact is found: %s", async (note) => {
    expect(await foundBy(note)).toBe("contact");
  });

  test.each([
    "nino.erasable@example.org.uk",
    "anino.erasable@example.org",
    "95559876541",
    "5559876",
    "+995 555 98 76 55",
  ])("with a longer or another contact is not: %s", async (note) => {
    expect(await foundBy(note, { name: "Somebody Else" })).toBeNull();
  });

  test("without numbers matches no booking without a phone, e-mail or name", async () => {
    const { id } = await placeEnded();
    await database.sql`update bookings set name = '', email = '', phone = '' where id = ${id}`;
    await addBlock("Brakes, @home, 12");
    expect(await listCustomerNotes(database.sql, [id])).toEqual([]);
  });
});

test("notes of blocks and on bookings of others are exported, with where they are", async () => {
  await placeEnded();
  const other = await placeEnded({
    name: "Somebody Else",
    email: "other@example.org",
    phone: "+49 30 1234567",
  });
  await addBookingNote(other.id, "Travels with Nino Erasable");
  const block = await addBlock("Held for Nino Erasable");
  const [vehicle] = await database.sql`
    select cars.name as model, plate, number from vehicles join cars on cars.id = car_id
    order by vehicles.id limit 1`;
  const exported = await exportCustomer(database.sql, BY_EMAIL, AFTER);
  expect(exported!.notes).toEqual([
    {
      kind: "block",
      id: block,
      text: "Held for Nino Erasable",
      foundBy: "name",
      vehicle,
      from: "2029-01-01",
      until: "2029-01-02",
    },
    {
      kind: "booking",
      id: other.id,
      text: "Travels with Nino Erasable",
      foundBy: "name",
      vehicle: null,
      from: "2030-06-10",
      until: "2030-06-15",
    },
  ]);
});

describe("an erasure", () => {
  test("empties notes with the name, but those that staff keep, and leaves all others", async () => {
    const { sql } = database;
    await placeEnded();
    const other = await placeEnded({ name: "Somebody Else", email: "other@example.org" });
    await addBookingNote(other.id, "Travels with Nino Erasable");
    const [held, kept, brakes] = [
      await addBlock("Held for Nino Erasable"),
      await addBlock("Another Nino Erasable"),
      await addBlock("Brakes, ask Nino"),
    ];
    expect(await erase({ kept: [`block-${kept}`] })).toMatchObject({ ok: true });
    expect(await noteOf(held)).toBe("");
    expect(await noteOf(kept)).toBe("Another Nino Erasable");
    expect(await noteOf(brakes)).toBe("Brakes, ask Nino");
    const [note] = await sql`
      select text, version, name from booking_notes join bookings on id = booking_id
      where booking_id = ${other.id}`;
    expect(note).toEqual({ text: "", version: 2, name: "Somebody Else" });
  });

  test("empties notes with a contact whatever staff keep", async () => {
    await placeEnded();
    const block = await addBlock(`Nino Erasable, ${PERSON.phone}`);
    await erase({ kept: [`block-${block}`] });
    expect(await noteOf(block)).toBe("");
  });

  test("leaves notes with a name of one word, but those that staff choose", async () => {
    await placeEnded({ name: "Nino" });
    const [own, brakes] = [await addBlock("For Nino"), await addBlock("Nino checks the brakes")];
    const foreign = await addBlock("For Somebody Else");
    const chosen = [`block-${own}`, `block-${foreign}`];
    expect(await erase({ chosen })).toMatchObject({ ok: true });
    expect([await noteOf(own), await noteOf(brakes), await noteOf(foreign)]).toEqual([
      "",
      "Nino checks the brakes",
      "For Somebody Else",
    ]);
  });

  test("that is refused empties no note", async () => {
    await place();
    await markSent();
    const block = await addBlock("Held for Nino Erasable");
    expect(await erase()).toMatchObject({ ok: false, reason: "unfinished" });
    expect(await noteOf(block)).toBe("Held for Nino Erasable");
  });
});

test("the erasure of old bookings empties notes with a contact, and those with the whole name of blocks of the time", async () => {
  await placeEnded();
  await placeEnded({ name: "Nino", email: "other@example.org" });
  const blocks = [
    await addBlock("Held for Nino Erasable"),
    await addBlock("Nino checks the brakes"),
    await addBlock("Held for Nino Erasable", 2031),
    await addBlock(`Call ${PERSON.phone}`, 2031),
  ];
  const now = businessInstant("2031-06-16", "00:05");
  const onError = (error: unknown) => {
    throw error;
  };
  expect(await eraseExpired(database.sql, { keepMonths: 12 }, now, { onError })).toBe(2);
  expect(await Promise.all(blocks.map(noteOf))).toEqual([
    "",
    "Nino checks the brakes",
    "Held for Nino Erasable",
    "",
  ]);
});

import { expect, test } from "vitest";
import { runProgram, settingsOf } from "./program";
import { inDatabase } from "../site-database";
import {
  bookingBody,
  bookingOf,
  postBooking,
  readBookings,
  signIn,
  useSite,
} from "../site-fixture";

const fixture = useSite();

/** Runs `npm run person -- …` with its standard input, while the site is running. */
function person(args: string[], typed = "") {
  return runProgram("person.mjs", { args, typed, env: settingsOf(fixture.site) });
}

async function place(email: string, changes: Record<string, unknown> = {}) {
  return bookingOf(await postBooking(fixture.site, bookingBody({ email, ...changes }))).id;
}

async function nameOf(id: number) {
  const stored = await readBookings(fixture.site, await signIn(fixture.site));
  return stored.find((booking) => booking.id === id);
}

test(
  "exports everything as JSON, and nothing else is on standard output",
  { tags: "slow" },
  async () => {
    const id = await place("export@example.org", { notes: "Late flight" });
    const { code, stdout, stderr } = await person(["export", "Export@example.org"]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(JSON.parse(stdout)).toMatchObject({
      format: "mgzavri-person",
      bookings: [{ id, email: "export@example.org", notes: "Late flight" }],
    });
  },
);

test(
  "an open booking is refused, and cancelled first with --cancel",
  { tags: "slow" },
  async () => {
    const id = await place("erase@example.org");
    const refused = await person(["erase", "erase@example.org", "--yes"]);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toBe(
      `nothing was erased, because this booking is not finished: ${id} (pending); --cancel cancels it first\n`,
    );
    const erased = await person(["erase", "erase@example.org", "--cancel"], "yes\n");
    expect([erased.code, erased.stderr]).toEqual([0, ""]);
    expect(erased.stdout).toContain(`cancelled: ${id}\nerased from booking ${id};`);
    expect(await nameOf(id)).toMatchObject({
      name: "",
      email: "",
      phone: "",
      notes: "",
      status: "cancelled",
      pickupDate: "2030-06-10",
      vehicle: "Toyota RAV4",
    });
    const recorded = await inDatabase(
      fixture.site,
      (sql) => sql`select detail from security_events where event = 'erasure'`,
    );
    expect([...recorded]).toEqual([{ detail: "bookings: 1 (command)" }]);
  },
);

/** Adds blocks of the first vehicle with notes. */
function addBlocks(...notes: string[]) {
  return inDatabase(fixture.site, async (sql) => {
    await sql`delete from occupancy where kind = 'block'`;
    await sql`
      insert into occupancy (car_id, vehicle_id, kind, during, note)
      select car_id, id, 'block',
        tsrange(make_date(2031, 1, day::integer), make_date(2031, 1, day::integer + 1)), note
      from (select * from vehicles order by id limit 1) as vehicle,
        unnest(${notes}::text[]) with ordinality as given (note, day)`;
  });
}

const blockNotes = () =>
  inDatabase(fixture.site, async (sql) => {
    const rows = await sql`select note from occupancy where kind = 'block' order by id`;
    return rows.map(({ note }) => note as string);
  });

test(
  "the question shows notes with the person, and those with a name of one word stay without it",
  { tags: "slow" },
  async () => {
    const notes = ["Held for Lia Noted", "Annamaria", "For Anna", "Brakes"];
    await place("anna@example.org", { name: "Anna" });
    await addBlocks(...notes);
    const refused = await person(["erase", "anna@example.org", "--cancel"], "no\n");
    expect(refused.stdout).toMatch(
      /will be emptied:\n {2}.*, 2031-01-03 to 2031-01-04: For Anna\n/,
    );
    expect(refused.stdout).not.toMatch(/Annamaria|Brakes|Lia/);
    expect(await blockNotes()).toEqual(notes);
    const unasked = await person(["erase", "anna@example.org", "--cancel", "--yes"]);
    expect(unasked.stdout).toMatch(/and stay:\n {2}.*: For Anna\n/);
    expect(await blockNotes()).toEqual(notes);

    await place("anna@example.org", { name: "Anna" });
    await person(["erase", "anna@example.org", "--cancel"], "yes\n");
    expect(await blockNotes()).toEqual(["Held for Lia Noted", "Annamaria", "", "Brakes"]);

    await place("lia@example.org", { name: "Lia Noted" });
    await place("lia2@example.org", { name: "Lia Noted" });
    await person(["erase", "lia@example.org", "--cancel", "--yes", "--keep-notes"]);
    expect((await blockNotes())[0]).toBe("Held for Lia Noted");
    await person(["erase", "lia2@example.org", "--cancel", "--yes"]);
    expect(await blockNotes()).toEqual(["", "Annamaria", "", "Brakes"]);
  },
);

test.each([["no\n"], [""]])("erases nothing for the answer %j", { tags: "slow" }, async (typed) => {
  const id = await place(`asked${typed.length}@example.org`);
  const { code, stdout, stderr } = await person(
    ["erase", `asked${typed.length}@example.org`, "--cancel"],
    typed,
  );
  expect([code, stderr]).toEqual([1, "nothing was erased\n"]);
  expect(stdout).toContain(`Erase the personal data in booking ${id} for good?`);
  expect(await nameOf(id)).toMatchObject({ name: "Nino Beridze", status: "pending" });
});

test.each([
  ["an unknown command", ["delete", "a@example.org"], 2, "usage: npm run person"],
  ["an unknown person to export", ["export", "no@example.org"], 1, "nothing is stored"],
  ["an unknown person to erase", ["erase", "+49 30 1234567", "--yes"], 1, "nothing is stored"],
])("rejects %s with a message", { tags: "slow" }, async (_, args, code, words) => {
  const answer = await person(args);
  expect(answer.code).toBe(code);
  expect(answer.stderr).toContain(words);
  expect(answer.stderr).not.toMatch(/\n\s+at /);
  expect(answer.stdout).toBe("");
});

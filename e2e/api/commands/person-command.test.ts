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

/** `npm run person -- …` with its standard input, while the site is running. */
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
      `nothing was erased, these bookings are not finished: ${id} (pending); --cancel cancels them first\n`,
    );
    const erased = await person(["erase", "erase@example.org", "--cancel"], "yes\n");
    expect([erased.code, erased.stderr]).toEqual([0, ""]);
    expect(erased.stdout).toContain(`cancelled: ${id}\nerased from bookings ${id};`);
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
    expect([...recorded]).toEqual([{ detail: "bookings 1 (command)" }]);
  },
);

test.each([["no\n"], [""]])("erases nothing for the answer %j", { tags: "slow" }, async (typed) => {
  const id = await place(`asked${typed.length}@example.org`);
  const { code, stdout, stderr } = await person(
    ["erase", `asked${typed.length}@example.org`, "--cancel"],
    typed,
  );
  expect([code, stderr]).toEqual([1, "nothing was erased\n"]);
  expect(stdout).toContain(`Erase the person of bookings ${id} for good?`);
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

import ICAL from "ical.js";
import { expect, test } from "vitest";
import { i18nFor } from "~/texts/i18n.server";
import { takenFile } from "./load-feed.server";

const context = {
  t: i18nFor("en").t,
  withNames: true,
  siteName: "this-site",
  now: new Date("2030-06-01T08:00:00Z"),
};

/** Returns the identifiers and summaries in a file of so many times. */
async function events(count: number) {
  const file = await takenFile(
    Array.from({ length: count }, (_, rowId) => ({
      rowId,
      kind: "booked" as const,
      model: "Toyota RAV4",
      vehicle: { plate: "AA-001-MG", number: 1 },
      bookingId: rowId,
      name: "BEGIN:VEVENT\nEND:VCALENDAR",
      from: "2030-06-01T08:00:00Z",
      until: "2030-06-03T08:00:00Z",
    })),
    context,
  );
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((event) => event.getFirstPropertyValue("uid"));
}

test.each([0, 1, 200, 201, 450])(
  "a file of %i times is one calendar with all of them",
  async (count) => {
    expect(await events(count)).toEqual(
      Array.from({ length: count }, (_, id) => `taken-${id}@this-site.mgzavri`),
    );
  },
);

test("others are answered while a large file is written", async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  await events(2_000);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
});

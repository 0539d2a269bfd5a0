import { expect, test } from "vitest";
import { i18nFor } from "~/texts/i18n.server";
import { dueText, joined, labelOf, momentWith } from "./agenda-texts";

const { t } = i18nFor("en");

/** The clock of the tests: 13:00 in Georgia. */
const NOW = "2030-06-11T09:00:00.000Z";

test("a vehicle is named by its model and plate", () => {
  expect(labelOf({ model: "Mazda 3", plate: "AA-123-BB", number: 2 })).toContain("AA-123-BB");
});

test("a moment has its day and time", () => {
  expect(momentWith(t, "2030-06-11")("2030-06-18 18:30")).toMatch(/^Tue\s18\sJune, 18:30$/);
});

test("a late return has its moment and how late it is", () => {
  const late = { id: 1, name: "Nino", phone: "", phoneE164: null, vehicle: null, next: null };
  const text = dueText(
    t,
    { ...late, revision: "1-", dueAt: "2030-06-11 10:00" },
    { now: NOW, date: "2030-06-11" },
  );
  expect(text).toMatch(/10:00 · .*3\sh late/);
});

test("parts are joined without those that are missing", () => {
  expect(joined("10:00", null, "", "Nino")).toBe("10:00 · Nino");
});

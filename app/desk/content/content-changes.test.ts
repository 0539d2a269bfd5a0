import { expect, test } from "vitest";
import { contentTextChanges } from "./content-changes";

const at = new Date("2026-11-22T10:00:00Z");
const nino = { actor: "nino", at };
const shown = { actor: "nino", at: "2026-11-22T10:00:00.000Z" };

test("a change of one language is that of its field alone", () => {
  const rows = [
    { ...nino, before: { aboutLead: { en: "A" } }, after: { aboutLead: { en: "B" } } },
    { ...nino, before: { aboutLead: { en: "B" } }, after: { aboutLead: { en: "B", ka: "გ" } } },
  ];
  expect(contentTextChanges("about", rows)).toEqual([
    { field: "aboutLead.en", from: "A", to: "B", ...shown },
    { field: "aboutLead.ka", from: "", to: "გ", ...shown },
  ]);
});

test("the history of before 0.6.0 is read with its names", () => {
  const rows = [
    { ...nino, before: { aboutLeadEn: "A" }, after: { aboutLeadEn: "B" } },
    { ...nino, before: { aboutLeadKa: "ა" }, after: { aboutLeadKa: "ბ" } },
    {
      ...nino,
      before: { aboutLead: { en: "B", ka: "ბ" } },
      after: { aboutLead: { en: "C", ka: "ბ" } },
    },
  ];
  expect(contentTextChanges("about", rows)).toEqual([
    { field: "aboutLead.en", from: "A", to: "C", ...shown },
    { field: "aboutLead.ka", from: "ა", to: "ბ", ...shown },
  ]);
});

test("a tick and a number are fields as they are", () => {
  const rows = [{ ...nino, before: { shown: "" }, after: { shown: "on", rating: "4" } }];
  expect(contentTextChanges("review", rows)).toEqual([
    { field: "rating", from: "", to: "4", ...shown },
    { field: "shown", from: "", to: "on", ...shown },
  ]);
});

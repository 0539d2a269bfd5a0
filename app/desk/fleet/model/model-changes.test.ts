import { expect, test } from "vitest";
import { mergeTyped } from "~/desk/fleet/stale/merge-typed";
import { MODEL_FORM_FIELDS } from "~/catalog/fleet/models/model-form";
import type { FormTexts } from "./form/known-values";
import { modelTextChanges } from "./model-changes";

const at = new Date("2026-11-22T10:00:00Z");
const nino = { actor: "nino", at };
const shown = { actor: "nino", at: "2026-11-22T10:00:00.000Z" };

function textsWith(texts: Partial<FormTexts>): FormTexts {
  const empty = MODEL_FORM_FIELDS.map((field) => [field, ""]);
  return { ...Object.fromEntries(empty), ...texts };
}

test("takes over what only others changed, and lists what both changed", () => {
  const typed = textsWith({
    name: "RAV4 Hybrid",
    year: "2019",
    deposit: "150",
    insuranceIncluded: "on",
  });
  const changes = modelTextChanges([
    { field: "name", from: "RAV4", to: "RAV4 2019", ...nino },
    { field: "year", from: 2019, to: 2020, ...nino },
    { field: "deposit", from: null, to: 150, ...nino },
    { field: "insuranceIncluded", from: true, to: false, ...nino },
  ]);
  expect(mergeTyped(typed, changes)).toEqual({
    texts: { ...typed, year: "2020", insuranceIncluded: "" },
    conflicts: [{ field: "name", to: "RAV4 2019", ...shown }],
    updated: [
      { field: "year", to: "2020", ...shown },
      { field: "insuranceIncluded", to: "", ...shown },
    ],
  });
});

test("compares texts by language", () => {
  const typed = textsWith({ "description.en": "Mine", "description.ka": "ძველი" });
  const from = { en: "Old", ka: "ძველი" };
  const to = { en: "Theirs", ka: "ახალი" };
  const changes = modelTextChanges([{ field: "description", from, to, ...nino }]);
  const merged = mergeTyped(typed, changes);
  expect(merged.texts).toEqual({ ...typed, "description.ka": "ახალი" });
  expect(merged.conflicts).toEqual([{ field: "description.en", to: "Theirs", ...shown }]);
});

test("a text that was missing counts as empty", () => {
  const to = { en: "No Tusheti", ka: "" };
  const change = { field: "roadsNotAllowed", from: null, to, ...nino } as const;
  expect(mergeTyped(textsWith({}), modelTextChanges([change])).texts["roadsNotAllowed.en"]).toBe(
    "No Tusheti",
  );
});

test("changes of the list are not the form's", () => {
  const change = { field: "sortOrder", from: 10, to: 20, ...nino } as const;
  expect(modelTextChanges([change])).toEqual([]);
});

import { describe, expect, test } from "vitest";
import { z } from "zod";
import { messageKey } from "~/web/message-key";
import { parseForm } from "./form.server";

const WRONG = messageKey("booking.errors.name");
const schema = z.object({ name: z.string({ error: WRONG }).trim().min(2, WRONG) });

function formOf(entries: [string, string | File][]) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

test("a valid form gives its value, and what was typed", () => {
  const form = formOf([
    ["name", " Nino "],
    ["other", "x"],
  ]);
  const parsed = parseForm(form, schema, ["name"]);
  expect(parsed).toEqual({ ok: true, value: { name: "Nino" }, typed: { name: " Nino " } });
});

describe("a form is rejected at its field, with what was typed", () => {
  test.each<[string, [string, string | File][], string]>([
    ["that is too short", [["name", " N "]], " N "],
    ["that is missing", [], ""],
    ["that is a file", [["name", new File([], "x")]], ""],
    [
      "that came twice",
      [
        ["name", "Nino"],
        ["name", "Nana"],
      ],
      "Nino",
    ],
  ])("%s", (_, entries, typed) => {
    const parsed = parseForm(formOf(entries), schema, ["name"]);
    expect(parsed).toEqual({ ok: false, errors: { name: [WRONG] }, typed: { name: typed } });
  });
});

import { describe, expect, test } from "vitest";
import { z } from "zod";
import { messageKey } from "~/web/message-key";
import { parseSubmission } from "./submission.server";

const WRONG = messageKey("booking.errors.name");
const schema = z.object({ name: z.string({ error: WRONG }).trim().min(2, WRONG) });

function parse(entries: [string, string | File][]) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return parseSubmission(form, schema, ["name"]);
}

test("a valid form gives its value, and what was typed", () => {
  const submission = parse([["name", " Nino "]]);
  expect(submission).toMatchObject({ status: "success", value: { name: "Nino" } });
  expect(submission.payload).toEqual({ name: " Nino " });
});

test.each([
  "other",
  "name[0]",
  "name[99999999]",
  "name.first",
  "__proto__",
  "__proto__[x]",
  "constructor.prototype.x",
  "toString",
  "__intent__",
  "__state__",
])("the unknown field %s is dropped", (field) => {
  const submission = parse([
    [field, "x"],
    ["name", "Nino"],
    [field, "{"],
  ]);
  expect(submission).toMatchObject({ status: "success", value: { name: "Nino" } });
  expect(submission.payload).toEqual({ name: "Nino" });
  expect(submission.reply().fields).toEqual(["name"]);
});

describe("a form is rejected at its field, with what was typed", () => {
  test.each<[string, [string, string | File][], object]>([
    ["that is too short", [["name", " N "]], { name: " N " }],
    ["that is empty", [["name", ""]], {}],
    ["that is missing", [], {}],
    ["that is a file", [["name", new File(["x"], "x")]], {}],
    [
      "that came twice",
      [
        ["name", "Nino"],
        ["name", "Nana"],
      ],
      { name: ["Nino", "Nana"] },
    ],
  ])("%s", (_, entries, initialValue) => {
    const result = parse(entries).reply();
    expect(result).toMatchObject({ status: "error", error: { name: [WRONG] } });
    expect(result.initialValue).toEqual(initialValue);
  });
});

import { expect, test } from "vitest";
import { positionField, readPositions } from "./positions";

function formWith(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test("reads positions by id, and ignores other fields", () => {
  const form = formWith({ intent: "order", [positionField(7)]: " 2 ", [positionField(12)]: "0" });
  form.append("position-x", "1");
  expect(readPositions(form)).toEqual(
    new Map([
      [7, 2],
      [12, 0],
    ]),
  );
});

test.each(["", "-1", "1.5", "ten", "10000"])("refuses %j", (typed) => {
  expect(readPositions(formWith({ [positionField(7)]: typed }))).toBeNull();
});

test("refuses a file", () => {
  const form = new FormData();
  form.append(positionField(7), new File(["1"], "1.txt"));
  expect(readPositions(form)).toBeNull();
});

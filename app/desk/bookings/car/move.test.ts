import { expect, test } from "vitest";
import { readMove, readSwap, swapValue } from "./move";

function formOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test.each([
  [
    { vehicleId: "7", seen: "3" },
    { vehicleId: 7, seen: 3, pinned: false },
  ],
  [
    { vehicleId: "7", seen: "0", pinned: "on" },
    { vehicleId: 7, seen: 0, pinned: true },
  ],
  [{ vehicleId: "", seen: "3" }, null],
  [{ vehicleId: "0", seen: "3" }, null],
  [{ vehicleId: "7" }, null],
  [{ vehicleId: "7e1", seen: "3" }, null],
  [{ vehicleId: "9999999999", seen: "3" }, null],
])("the move %j is %j", (fields, move) => {
  expect(readMove(formOf(fields as Record<string, string>))).toEqual(move);
});

test.each([
  [
    { other: swapValue({ id: 12, vehicleId: 34 }), seen: "5" },
    { otherId: "12", seenOther: 34, seen: 5 },
  ],
  [{ other: "", seen: "5" }, null],
  [{ other: "12", seen: "5" }, null],
  [{ other: "12-x", seen: "5" }, null],
  [{ other: "12-34" }, null],
])("the swap %j is %j", (fields, swap) => {
  const found = readSwap(formOf(fields as Record<string, string>));
  expect(found && { ...found, otherId: String(found.otherId) }).toEqual(swap);
});

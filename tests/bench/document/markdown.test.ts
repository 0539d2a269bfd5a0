import { expect, test } from "vitest";
import { sectionText } from "./markdown";

test("a section says where, then what, then the notes", () => {
  const tables = [{ head: ["", "figure"], rows: [["`/`", "1 ms"]] }];
  expect(sectionText({ tables, notes: ["one", "two"] }, "Measured here.")).toBe(
    "Measured here.\n\n|  | figure |\n| --- | --- |\n| `/` | 1 ms |\n\n- one\n- two",
  );
});

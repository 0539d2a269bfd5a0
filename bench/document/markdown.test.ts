import { expect, test } from "vitest";
import { replaceSection, sectionText } from "./markdown";

const DOCUMENT = "# Speed\n\n<!-- bench line -->\nold\n<!-- end of line -->\n\nby hand\n";

test("a section is replaced between its marks, and nothing else", () => {
  expect(replaceSection(DOCUMENT, "line", "new")).toBe(
    "# Speed\n\n<!-- bench line -->\n\nnew\n\n<!-- end of line -->\n\nby hand\n",
  );
});

test("a document without the section's marks is not changed", () => {
  expect(() => replaceSection(DOCUMENT, "soak", "new")).toThrow("no marks for soak");
});

test("a section says where, then what, then the notes", () => {
  const tables = [{ head: ["", "figure"], rows: [["`/`", "1 ms"]] }];
  expect(sectionText({ tables, notes: ["one", "two"] }, "Measured here.")).toBe(
    "Measured here.\n\n|  | figure |\n| --- | --- |\n| `/` | 1 ms |\n\n- one\n- two",
  );
});

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Proof = { file: string; title: string };
type Row = { number: number; standing: string; proofs: Proof[] };

const ROWS = readFileSync("docs/rows.md", "utf8")
  .split("\n")
  .filter((line) => /^\| *\d/.test(line))
  .map(readRow);

/** `| 1 | sentence | standing | proofs |`, where no cell contains a `|`. */
function readRow(line: string): Row {
  const [, number = "", , standing = "", proofs = ""] = line.split("|").map((cell) => cell.trim());
  const named = [...proofs.matchAll(/`([^`]+)` “([^”]+)”/g)];
  return {
    number: Number(number),
    standing,
    proofs: named.map(([, file = "", title = ""]) => ({ file, title })),
  };
}

describe("the rows of the specification", () => {
  test("are complete, in their order", () => {
    const numbers = Array.from({ length: 184 }, (_, index) => index + 1);
    expect(ROWS.map(({ number }) => number)).toEqual(numbers);
  });

  test("stand as written, or as an existing record decides", () => {
    const files = readdirSync("docs/decisions");
    const records = new Set(files.map((name) => Number(name.slice(0, 4))));
    const stands = ({ standing }: Row) => {
      if (standing === "as written") return true;
      const [, record] = /^(?:as written; .*)?decided in record (\d+)$/.exec(standing) ?? [];
      return records.has(Number(record));
    };
    expect(ROWS.filter((row) => !stands(row))).toEqual([]);
  });

  test("each name a test that exists", () => {
    for (const { number, proofs } of ROWS) {
      expect([number, proofs.length]).not.toEqual([number, 0]);
      const missing = proofs.filter((proof) => !hasTest(proof));
      expect([number, missing]).toEqual([number, []]);
    }
  });
});

/** Whether a test file has the title, as the first argument of a call. */
function hasTest({ file, title }: Proof) {
  if (!/\.(?:test|spec)\.ts$/.test(file) || !existsSync(file)) return false;
  const source = readFileSync(file, "utf8").replaceAll(/\(\s+/g, "(");
  return ['"', "'", "`"].some((quote) => source.includes(`(${quote}${title}${quote},`));
}

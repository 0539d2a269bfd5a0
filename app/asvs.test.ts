import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

type Row = { id: string; level: string; verdict: string; where: string };

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has, by its CSV file. */
const CHAPTERS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];
const LEVEL_1 = 70;

const VERDICTS = ["passed", "not applicable", "open"];

const TEXT = readFileSync("docs/asvs.md", "utf8");
const ROWS = TEXT.split("\n")
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map(readRow);

/** `| 1.1.1 | 2 | requirement | verdict | where |`, where no cell contains a `|`. */
function readRow(line: string): Row {
  const [, id = "", level = "", , verdict = "", where = ""] = line
    .split("|")
    .map((cell) => cell.trim());
  return { id, level, verdict, where };
}

describe("the rows of the ASVS", () => {
  test("are as many in each chapter as in the standard, each once", () => {
    const ids = ROWS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const chapterOf = (id: string) => Number(id.split(".")[0]);
    const counts = CHAPTERS.map(
      (_, index) => ids.filter((id) => chapterOf(id) === index + 1).length,
    );
    expect(counts).toEqual(CHAPTERS);
    expect(ROWS.filter(({ level }) => level === "1")).toHaveLength(LEVEL_1);
    expect(ROWS.filter(({ level }) => level !== "1" && level !== "2")).toEqual([]);
  });

  test("have a known verdict, and say why", () => {
    const faulty = ROWS.filter(({ verdict, where }) => !VERDICTS.includes(verdict) || !where);
    expect(faulty).toEqual([]);
  });

  test("that are passed name a test, a place or a page, in themselves or as the row above", () => {
    const isNamed = ({ where }: Row) => /`[^`]*[./][^`]*`|\]\(|^the same$/.test(where);
    const passed = ROWS.filter(({ verdict }) => verdict === "passed");
    expect(passed.filter((row) => !isNamed(row))).toEqual([]);
  });

  test.each(["1", "2"])("of level %s are as many as the summary says", (level) => {
    const counts = VERDICTS.map(
      (verdict) => ROWS.filter((row) => row.level === level && row.verdict === verdict).length,
    );
    const [, summary = ""] = new RegExp(`^\\| ${level} +\\|(.+)\\|$`, "m").exec(TEXT) ?? [];
    expect(summary.split("|").map(Number)).toEqual(counts);
  });
});

const PAGES = [
  "SECURITY.md",
  "docs/asvs.md",
  "docs/incident.md",
  "docs/processing.md",
  "docs/security-inventory.md",
  "docs/threat-model.md",
];

const PATH = /`((?:app|bench|bin|db|deploy|docs|e2e)\/[^`\s]+|[\w.-]+\.json|\.dockerignore)`/g;
const LINK = /\]\((?!https?:)([^)#]+)/g;

describe.each(PAGES)("%s", (page) => {
  const text = readFileSync(page, "utf8");

  test("names files that exist", () => {
    const paths = [...text.matchAll(PATH)].map(([, path = ""]) => path);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  test("links to pages that exist", () => {
    const links = [...text.matchAll(LINK)].map(([, link = ""]) => join(dirname(page), link));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });
});

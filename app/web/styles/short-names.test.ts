import { expect, test } from "vitest";
import { createShortNames } from "../../../bin/short-names";

const nameOf = () => createShortNames(["app/b.css.ts", "app/a.css.ts"]);

test("the names of a file have two characters, and a number of their own", () => {
  const name = nameOf();
  const names = ["1abc0", "1abc1", "1abcz", "1abc10"].map((hash) =>
    name({ hash, filePath: "app/b.css.ts" }),
  );
  expect(names).toEqual(["a10", "a11", "a1z", "a110"]);
  expect(name({ hash: "xyz0", filePath: "app/a.css.ts" })).toBe("a00");
});

test("a file that is read again has the same names", () => {
  const name = nameOf();
  const read = () => ["1abc0", "1abc1"].map((hash) => name({ hash, filePath: "app/a.css.ts" }));
  expect(read()).toEqual(read());
});

test.each([
  ["of an unknown file", "app/c.css.ts", "1abc1"],
  ["of another hash than the file's first", "app/a.css.ts", "other1"],
])("a name %s is an error", (_, filePath, hash) => {
  const name = nameOf();
  name({ hash: "1abc0", filePath: "app/a.css.ts" });
  expect(() => name({ hash, filePath })).toThrow(hash);
});

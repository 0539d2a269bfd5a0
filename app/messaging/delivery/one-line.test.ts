import { expect, test } from "vitest";
import { oneLine } from "./plain-lines";

test.each([
  ["Nino", "Nino"],
  ["  ნინო O'Neill ", "ნინო O'Neill"],
  ["Nino\r\nBcc: all@example.com", "Nino Bcc: all@example.com"],
  ["a\u0000\u001F\u007Fb", "a b"],
  ["a\u0085b\u2028c\u2029d", "a b c d"],
  ["\n", ""],
])("%j becomes %j", (text, line) => {
  expect(oneLine(text)).toBe(line);
});

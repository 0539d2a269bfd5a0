import { describe, expect, test } from "vitest";
import { readCell } from "./read-cell.server";
import type { ColumnKind } from "./tables";

/** Returns the value of a cell, or the last name of the message. */
function read(kind: ColumnKind, text: string): unknown {
  const cell = readCell(kind, text);
  return cell.ok ? cell.value : cell.message.split(".").at(-1);
}

test.each([
  ["212450", 212_450],
  ["212 450", 212_450],
  ["212\u00a0450", 212_450],
  ["1\u202f212\u202f450", 1_212_450],
  ["212,450", 212_450],
  ["212.450", 212_450],
  ["212’450", 212_450],
  ["2010,00", 2010],
  [" 5.0 ", 5],
  ["-10", -10],
  ["−10", -10],
  ["212 45", "whole"],
  ["2,5", "whole"],
  ["5 seats", "whole"],
  ["1e3", "whole"],
])("%j is a whole number: %s", (text, expected) => {
  expect(read("whole", text)).toBe(expected);
});

test.each([
  ["139.90", 139.9],
  ["139,90", 139.9],
  ["1250", 1250],
  ["1 250,50", 1250.5],
  ["1,250.50", 1250.5],
  ["1.250,50", 1250.5],
  ["1,234,567.80", 1_234_567.8],
  ["0,125", 0.125],
  ["1,250", "thousands"],
  ["1.250", "thousands"],
  ["45 $", "amount"],
  ["1,2,3", "amount"],
])("%j is an amount: %s", (text, expected) => {
  expect(read("amount", text)).toBe(expected);
});

test.each([
  ["rate", "2.704", 2.704],
  ["rate", "2,7049", 2.7049],
  ["percent", "20%", 20],
  ["percent", "−10 %", -10],
  ["date", "01.03.2024", "2024-03-01"],
  ["date", "1.3.2024 0:00:00", "2024-03-01"],
  ["date", "2024-03-01 00:00", "2024-03-01"],
  ["date", "2024/03/01", "2024-03-01"],
  ["date", "03/01/2024", "date"],
  ["date", "45352", "date"],
  ["date", "31.02.2024", "date"],
  ["flag", "TRUE", true],
  ["flag", "ჭეშმარიტი", true],
  ["flag", "კი", true],
  ["flag", "ИСТИНА", true],
  ["flag", "1", true],
  ["flag", "მცდარი", false],
  ["flag", "Ложь", false],
  ["flag", "no", false],
  ["flag", "perhaps", "flag"],
] as const)("of the kind %s %j is %s", (kind, text, expected) => {
  expect(read(kind, text)).toBe(expected);
});

describe("what a program has spoilt", () => {
  test.each([
    ["?????", "lostLetters"],
    ["??", "lostLetters"],
    ["Toyota ?????", "lostLetters"],
    ["\ufffd\ufffd", "lostLetters"],
    ["Ð‘ÐµÐ»Ñ‹Ð¹", "lostLetters"],
    ["########", "formula"],
    ["#N/A", "formula"],
    ["#REF!", "formula"],
    ["1,23457E+11", "shortened"],
  ])("%j is refused: %s", (text, message) => {
    expect(read("text", text)).toBe(message);
  });

  test.each(["Really??", "What is it?", "Белый", "თეთრი", "C# 4", "1E5", "weiß"])(
    "%j is not",
    (text) => {
      expect(read("text", text)).toBe(text);
    },
  );
});

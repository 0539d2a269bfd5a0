import { expect, test } from "vitest";
import { suggestEmail } from "./email-typo";

test.each([
  ["anna@gmial.com", "anna@gmail.com"],
  ["anna@gmail.con", "anna@gmail.com"],
  ["anna@gmail.co", "anna@gmail.com"],
  ["Anna.B+1@GMAI.com", "Anna.B+1@gmail.com"],
  ["anna@gmaill.com", "anna@gmail.com"],
  ["anna@hotnail.com", "anna@hotmail.com"],
  ["anna@yaho.com", "anna@yahoo.com"],
  ["anna@outlok.com", "anna@outlook.com"],
  ["anna@yandex.rru", "anna@yandex.ru"],
])("%s is probably %s", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  "anna@gmail.com",
  "anna@GMAIL.com",
  "anna@mail.com",
  "anna@ymail.com",
  "anna@gmx.com",
  "anna@yahoo.co.uk",
  "anna@hotmail.fr",
  "anna@example.com",
  "anna@mail.ru",
  "@gmial.com",
  "gmial.com",
  "",
])("%j is left as it is", (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});

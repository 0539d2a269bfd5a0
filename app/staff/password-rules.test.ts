import { expect, test } from "vitest";
import { passwordFault } from "./password-rules.server";

const NAMES = ["Mgzavri", "Tbilisi Car Rental LLC", "nino-beridze"];

test.each([
  ["correct horse battery", "common"],
  ["Correct Horse Battery", "common"],
  ["seven quiet rivers", null],
  ["x".repeat(11), "length"],
  ["zq8-kd2-vb6-", null],
  ["პაროლი ხეობაში", null],
  ["🚗".repeat(11), "length"],
  ["x".repeat(200), null],
  ["x".repeat(201), "length"],
  ["1qaz2wsx3edc", "common"],
  ["1QAZ2wsx3EDC", "common"],
  [" 1qaz2wsx3edc ", "common"],
  ["123456qwerty", "common"],
  ["administrator", "common"],
  ["tbilisi car rental llc", "name"],
  ["Nino-Beridze", "name"],
  [" Nino-Beridze ", "name"],
  ["Nino-Beridze!", null],
])("%j is refused for its %s", async (password, fault) => {
  expect(await passwordFault(password, NAMES)).toBe(fault);
});

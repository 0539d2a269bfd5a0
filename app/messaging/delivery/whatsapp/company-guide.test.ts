import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { STAND_IN_TEMPLATE, TEMPLATE_TEXTS } from "~/messaging/delivery/testing/whatsapp-faults";
import { LANGUAGES } from "~/web/i18n/languages";

const guide = readFileSync("docs/company.md", "utf8");

test.each(LANGUAGES)("the guide has the exact template of the tests: %s", (lang) => {
  const lines = TEMPLATE_TEXTS[lang]!.split("\n").map((line) => `   ${line}`);
  expect(guide).toContain(`\n${lines.join("\n")}\n`);
  expect(guide).toContain(`WHATSAPP_TEMPLATE=${STAND_IN_TEMPLATE}`);
});

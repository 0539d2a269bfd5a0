import { expect, test } from "vitest";
import { i18nFor } from "~/texts/i18n.server";
import { actorName, telegramActor } from "./actors";

const { t } = i18nFor("en");

test.each([
  ["Nino", "telegram:Nino"],
  ["  Nino \n\t Beridze ", "telegram:Nino Beridze"],
  ["\u0000\u200d", "telegram:?"],
  ["", "telegram:?"],
  ["🚙".repeat(100), `telegram:${"🚙".repeat(64)}`],
])("the Telegram user %j is the actor %j", (name, actor) => {
  expect(telegramActor(name)).toBe(actor);
});

test.each([
  ["visitor", "the customer"],
  ["system", "the site"],
  ["email", "somebody using the link in the email"],
  ["telegram:Nino", "Nino"],
  ["admin", "admin"],
  [null, "?"],
])("the actor %j is shown as %s", (actor, name) => {
  expect(actorName(t, actor)).toBe(name);
});

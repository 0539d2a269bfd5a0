import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { webhookSecret } from "./bot.server";
import { ALLOWED_UPDATES, readUpdate } from "./update";

const query = {
  id: "q",
  from: { id: 42, first_name: "Nino", username: "nino" },
  message: { message_id: 71, chat: { id: -100 } },
  data: "b:12:c",
};

test.each([
  { update_id: 0 },
  { update_id: 1, callback_query: query },
  { update_id: 1, callback_query: { id: "i".repeat(200), from: { id: 42 }, data: "d".repeat(64) } },
  { update_id: 1, message: { chat: { id: 7 }, text: "hello" } },
])("reads the update %j", (update) => {
  expect(readUpdate({ ...update, later: true })).toEqual(update);
});

test.each([
  null,
  {},
  { update_id: -1 },
  { update_id: 1.5 },
  { update_id: Number.MAX_SAFE_INTEGER + 1 },
  { update_id: 1, callback_query: {} },
  { update_id: 1, callback_query: { ...query, id: "i".repeat(201) } },
  { update_id: 1, callback_query: { ...query, data: "d".repeat(65) } },
  { update_id: 1, callback_query: { ...query, from: {} } },
  { update_id: 1, callback_query: { ...query, message: { chat: { id: 1 } } } },
  { update_id: 1, message: { chat: {} } },
])("%j is no update", (value) => {
  expect(readUpdate(value)).toBeNull();
});

test("Telegram is asked for the updates that are handled, and no others", () => {
  expect(ALLOWED_UPDATES).toEqual(["callback_query", "message"]);
});

test("the webhook's secret is derived, and does not reveal the site's", () => {
  const expected = createHmac("sha256", "site secret").update("telegram webhook");
  expect(webhookSecret("site secret")).toBe(expected.digest("base64url"));
  expect(webhookSecret("other")).not.toBe(webhookSecret("site secret"));
});

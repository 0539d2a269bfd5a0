import { expect, test } from "vitest";
import { CHANNELS, channelsFor, type ActorKind, type EventKind } from "./channels";

const ALL = CHANNELS.join(" ");

test.each<[EventKind, ActorKind, string]>([
  ["placed", "visitor", ALL],
  ["placed", "staff", "telegram emailVisitor webhook"],
  ["pending", "staff", "telegram webhook"],
  ["pending", "visitor", "telegram emailOperator whatsapp webhook"],
  ["confirmed", "staff", "telegram emailVisitor webhook"],
  ["cancelled", "staff", "telegram emailVisitor webhook"],
  ["cancelled", "visitor", ALL],
  ["message", "visitor", ALL],
  ["extended", "staff", "emailVisitor"],
  ["extensionDeclined", "staff", "emailVisitor"],
  ["completed", "staff", "webhook"],
  ["completed", "visitor", "webhook"],
])("the event `%s` of %s is sent to %s", (kind, actor, channels) => {
  expect(channelsFor(kind, actor, CHANNELS).join(" ")).toBe(channels);
});

test("only enabled channels are notified, in their order", () => {
  expect(channelsFor("placed", "visitor", ["webhook", "telegram"])).toEqual([
    "webhook",
    "telegram",
  ]);
  expect(channelsFor("placed", "visitor", [])).toEqual([]);
});

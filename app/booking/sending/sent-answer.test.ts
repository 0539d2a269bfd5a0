import { expect, test } from "vitest";
import type { Booking } from "~/booking/booking";
import type { Quote } from "~/pricing/quote";
import type { Outgoing } from "./outgoing";
import type { Sent } from "./send-booking";
import { sentAnswer } from "./sent-answer";

const values = { name: "Nino" };
const outgoing: Outgoing = { key: "key", lang: "en", values };
const booking = { id: 12 } as Booking;
const quote = { totalPrice: 300 } as Quote;
const errors = { phone: ["Enter a phone number"] };

test.each<[Exclude<Sent, { kind: "booked" }>, object]>([
  [
    { kind: "invalid", errors },
    { result: { status: "error", error: errors, initialValue: values } },
  ],
  [
    { kind: "repeated", booking },
    { number: 12, result: { initialValue: values } },
  ],
  [
    { kind: "priceChanged", quote },
    { quote, result: { initialValue: values } },
  ],
  [{ kind: "tooMany" }, { result: { initialValue: values } }],
  [{ kind: "unavailable" }, { result: { initialValue: values } }],
  [{ kind: "unanswered" }, { result: { initialValue: values } }],
])("the form shows %j with what was typed", (sent, answer) => {
  expect(sentAnswer(outgoing, sent)).toEqual({ kind: sent.kind, ...answer });
});

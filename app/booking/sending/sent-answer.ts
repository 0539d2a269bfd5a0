import { ASKED_FIELD } from "~/booking/booking";
import type { SubmissionAnswer } from "~/booking/form/answer/submission-answer";
import type { Outgoing } from "./outgoing";
import type { Sent } from "./send-booking";

export function sentAnswer(
  { values }: Outgoing,
  sent: Exclude<Sent, { kind: "booked" }>,
): SubmissionAnswer {
  switch (sent.kind) {
    case "invalid":
      return {
        kind: sent.kind,
        result: { status: "error", error: sent.errors, initialValue: values },
      };
    case "asks": {
      const initialValue = { ...values, [ASKED_FIELD]: sent.asked };
      return { kind: sent.kind, result: { status: "error", error: sent.errors, initialValue } };
    }
    case "repeated":
      return { kind: sent.kind, number: sent.booking.id, result: { initialValue: values } };
    case "priceChanged":
      return { kind: sent.kind, quote: sent.quote, result: { initialValue: values } };
    default:
      return { kind: sent.kind, result: { initialValue: values } };
  }
}

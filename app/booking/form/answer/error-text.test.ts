import { expect, test } from "vitest";
import { FIELD_LIMITS } from "~/booking/booking";
import { i18nFor } from "~/texts/i18n.server";
import { errorText } from "./submission-answer";

test("a message about a length names the limit", () => {
  const text = errorText(i18nFor("en").t, "booking.errors.tooLong.notes");
  expect(text.replaceAll(",", "")).toContain(String(FIELD_LIMITS.notes));
});

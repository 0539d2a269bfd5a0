import { expect, test } from "vitest";
import { i18nFor } from "~/texts/i18n.server";
import { vehicleName } from "./booking-car";

test("a car has its own name in every language, and only Other is translated", () => {
  const { t } = i18nFor("ka");
  expect(vehicleName(t, "Toyota RAV4")).toBe("Toyota RAV4");
  expect(vehicleName(t, "Other")).toBe(t("booking.otherVehicle"));
  expect(vehicleName(t, "Other")).not.toBe("Other");
});

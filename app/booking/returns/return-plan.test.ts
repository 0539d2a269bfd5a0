import { expect, test } from "vitest";
import { businessInstant } from "~/web/calendar";
import { faultOf } from "./return-plan.server";

const booking = {
  pickupDate: "2030-06-10",
  pickupTime: "12:00",
  returnDate: "2030-06-15",
  returnTime: "12:00",
};

test.each([
  [null, "missing"],
  [{ date: "2030-06-15", time: "12:00" }, "same"],
  [{ date: "2030-06-10", time: "12:00" }, "early"],
  [{ date: "2030-06-12", time: "09:00" }, "past"],
  [{ date: "2031-06-12", time: "12:00" }, "long"],
  [{ date: "2030-06-15", time: "12:01" }, null],
  [{ date: "2030-06-14", time: "12:00" }, null],
])("the return %j is %s", (to, fault) => {
  expect(faultOf(booking, to, businessInstant("2030-06-12", "10:00"))).toBe(fault);
});

import { describe, expect, test } from "vitest";
import { holdersAt, type VehicleRental } from "./holders";

function rental(changes: Partial<VehicleRental>): VehicleRental {
  return {
    bookingId: 1,
    vehicleId: 1,
    name: "Ana",
    phone: "555",
    phoneE164: null,
    status: "completed",
    basis: "returned",
    start: "2030-06-01 10:00",
    end: "2030-06-03 14:00",
    ...changes,
  };
}

function idsAt(rentals: VehicleRental[], moment: string) {
  return holdersAt(rentals, moment).map(({ bookingId }) => bookingId);
}

describe("who had a vehicle", () => {
  test.each([
    ["2030-06-01 09:59", []],
    ["2030-06-01 10:00", [1]],
    ["2030-06-02 00:00", [1]],
    ["2030-06-03 14:00", [1]],
    ["2030-06-03 14:01", []],
  ])("at %s: %j", (moment, ids) => {
    expect(idsAt([rental({})], moment)).toEqual(ids);
  });

  test("in the minute of a return and the next hand-over may be either", () => {
    const next = rental({ bookingId: 2, start: "2030-06-03 14:00", end: "2030-06-05 10:00" });
    expect(idsAt([rental({}), next], "2030-06-03 14:00")).toEqual([2, 1]);
  });

  test("is who has it still, whatever was planned", () => {
    const out = rental({ basis: "out", status: "confirmed" });
    expect(holdersAt([out], "2030-06-09 10:00")).toMatchObject([
      { bookingId: 1, isSure: true, isAfterEnd: false },
    ]);
  });

  test("is not sure where nobody marked the hand-over", () => {
    const planned = rental({ basis: "planned", status: "confirmed" });
    expect(holdersAt([planned], "2030-06-02 10:00")).toMatchObject([
      { isSure: false, isAfterEnd: false },
    ]);
  });

  test("may be an unmarked booking after its end, until the next one begins", () => {
    const planned = rental({ basis: "planned", status: "confirmed" });
    const next = rental({ bookingId: 2, start: "2030-06-05 10:00", end: "2030-06-06 10:00" });
    expect(holdersAt([planned, next], "2030-06-04 10:00")).toMatchObject([
      { bookingId: 1, isAfterEnd: true },
    ]);
    expect(idsAt([planned, next], "2030-06-05 10:00")).toEqual([2]);
    expect(idsAt([planned, next], "2030-06-07 10:00")).toEqual([]);
    expect(idsAt([rental({ basis: "planned" })], "2030-06-04 10:00")).toEqual([]);
  });

  test("comes before who was only planned, and each booking once", () => {
    const replaced = rental({ basis: "replaced", status: "confirmed" });
    const removed = rental({ basis: "removed", status: "confirmed" });
    const other = rental({ bookingId: 2 });
    const found = holdersAt([replaced, removed, other], "2030-06-02 10:00");
    expect(found.map(({ bookingId, basis }) => [bookingId, basis])).toEqual([
      [2, "returned"],
      [1, "removed"],
    ]);
  });
});

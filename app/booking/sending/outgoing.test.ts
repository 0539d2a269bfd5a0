import { afterEach, expect, test, vi } from "vitest";
import type { Booking } from "~/booking/booking";
import { justBooked, rememberJustBooked } from "./just-booked";
import { bodyOf, outgoingOf } from "./outgoing";

afterEach(() => void vi.unstubAllGlobals());

test("every request has a key of 128 random bits", () => {
  vi.stubGlobal(
    "FormData",
    class {
      [Symbol.iterator] = () => [["name", "Nino"]].values();
    },
  );
  const form = {} as HTMLFormElement;
  const requests = Array.from({ length: 50 }, () => outgoingOf(form, "ka"));
  for (const { key, values, lang } of requests) {
    expect(key).toMatch(/^[\da-f]{32}$/);
    expect([values, lang]).toEqual([{ name: "Nino" }, "ka"]);
  }
  expect(new Set(requests.map(({ key }) => key)).size).toBe(50);
});

test.each([
  [
    { pickup: "Batumi", return: "same" },
    { pickup: "Batumi", return: "Batumi" },
  ],
  [
    { pickup: "Batumi", return: "Tbilisi" },
    { pickup: "Batumi", return: "Tbilisi" },
  ],
  [{ return: "same" }, { return: "" }],
  [{ name: "Nino" }, { name: "Nino" }],
  [
    { name: "Nino", "extra-Roof%20tent": "2", "extra-Wi-Fi": "" },
    { name: "Nino", extras: [{ name: "Roof tent", quantity: 2 }] },
  ],
])("the values %j are sent as %j", (values, body) => {
  expect(bodyOf({ key: "", lang: "en", values })).toEqual({ ...body, ask: true });
});

test("a booking that was just sent is found by its token until it is loaded", () => {
  const sent = { token: "t".repeat(22), booking: { id: 12 } as Booking };
  rememberJustBooked(sent);
  expect(justBooked(sent.token)).toBe(sent);
  expect(justBooked("other")).toBeNull();
  expect(justBooked(null)).toBeNull();
  rememberJustBooked(null);
  expect(justBooked(sent.token)).toBeNull();
});

import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { rateLimit } from "~/web/http/limits/rate-limit.server";
import { answerFindForm } from "./find-action.server";
import { lostLinkLimits } from "./lost-link-limits.server";

const database = useTestDatabase();

async function place(email: string) {
  const input = bookingInput({ email });
  const placed = await placeBooking(testStore(database.sql), input, { lang: "ka" });
  if (!placed.ok) throw new Error(placed.reason);
  return placed.booking;
}

describe("a lost link", () => {
  const open = { ...lostLinkLimits(), byNetwork: rateLimit(1e6, 1) };

  /** Resolves with the token that the form leads to, or the kind of the refusal. */
  async function find(number: string, email: string, limits = open, address = "192.0.2.1") {
    const form = new FormData();
    form.set("number", number);
    form.set("email", email);
    const request = new Request("https://mgzavri.example/bookings", { method: "POST" });
    const client = { request, lang: "en", form, address, limits } as const;
    const answer = await answerFindForm(testStore(database.sql), client);
    if (!(answer instanceof Response)) return answer.data.kind;
    return answer.headers.get("Location")!.replace("/bookings/", "");
  }

  test("is found by number or reference and e-mail address in common notations", async () => {
    const { id, reference, token } = await place("Lost.Link@Example.com");
    const spaced = `${reference.slice(0, 3)} ${reference.slice(3)}`;
    for (const number of [`${id}`, ` #${id} `, `№ ${id}`, `0${id}`, reference, `Ref. ${spaced}`]) {
      expect(await find(number, " lost.LINK@example.COM ")).toBe(token);
    }
  });

  test("gives the same answer for every wrong field", async () => {
    const { id, reference } = await place("right@example.com");
    const other = await place("other@example.com");
    for (const [number, email] of [
      [`${id}`, "wrong@example.com"],
      [`${id}`, other.email],
      [reference, other.email],
      ["999999999", "right@example.com"],
      ["9".repeat(30), "right@example.com"],
      [`-${id}`, "right@example.com"],
      ["\0", "\0"],
      [`${id}`, ""],
      [`${id}`, "%"],
      [`${id}`, "x'; drop table bookings --@example.com"],
    ] as const) {
      expect(await find(number, email)).toBe("unknown");
    }
  });

  test("is not found from a network after ten attempts, only from another one", async () => {
    const { id, email } = await place("limits@example.com");
    const limits = lostLinkLimits();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await find(`${attempt}00000`, email, limits)).toBe("unknown");
    }
    expect(await find(`${id}`, email, limits)).toBe("tooMany");
    expect(await find(`${id}`, email, limits, "192.0.2.2")).toHaveLength(22);
  });

  test("is found by its owner whatever strangers of other networks try", async () => {
    const { reference, email } = await place("owner@example.com");
    const limits = lostLinkLimits();
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const address = `198.51.${attempt % 7}.${attempt}`;
      const found = await find(reference, `guess${attempt}@example.com`, limits, address);
      expect(found).toBe("unknown");
    }
    expect(await find(reference, email, limits)).toHaveLength(22);
  });
});

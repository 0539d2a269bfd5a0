import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { findSeenBooking } from "~/booking/booking.queries.server";
import { testSite } from "~/catalog/company/testing/test-site";
import { createBookingStore } from "~/booking/events/booking-store.server";
import { testSecret, testStore } from "~/booking/testing/test-store";
import { NOW, useRentals } from "~/booking/testing/use-rentals";
import { listHistory } from "~/desk/bookings/page/booking-history.queries.server";
import { changeStatus } from "~/desk/bookings/page/change-status.server";
import { findRental } from "~/desk/bookings/page/rental.queries.server";
import { decide } from "~/messaging/delivery/decide.server";
import { findBookingForMessage } from "~/messaging/delivery/booking-for-message.queries.server";
import { customerEmail } from "~/messaging/delivery/mail/customer-email";
import { i18nFor } from "~/texts/i18n.server";
import { giveModel } from "./change-model.server";
import { loadModelPreview } from "~/desk/bookings/page/booking-page.server";
import { loadModelChoices } from "./model-plan.server";

const database = useTestDatabase();
const rentals = useRentals(database);
const { company } = testSite;
const NINO = { id: 1, username: "nino", role: "owner" } as unknown as Parameters<
  typeof giveModel
>[2];
let camry: { id: number; vehicles: number[] };
let prius: { id: number; vehicles: number[] };

beforeEach(async () => {
  [camry, prius] = [await rentals.model(1), await rentals.model(1)];
  await database.sql`update cars set name = case id when ${camry.id} then 'Camry' else 'Prius' end`;
});

async function request(modelId: number | null, vehicle: string) {
  const id = await rentals.place(modelId, 1, 5);
  await database.sql`update bookings set vehicle = ${vehicle} where id = ${String(id)}::bigint`;
  return id;
}

/** Creates a store that writes to customers. */
const mailStore = () => createBookingStore(database.sql, ["emailVisitor"], testSecret);

const find = async (id: bigint) => (await findSeenBooking(database.sql, id))!;

async function formOf(id: bigint, fields: Record<string, string>) {
  const form = new FormData();
  form.set("id", String(id));
  form.set("revision", (await find(id)).revision);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const give = async (id: bigint, fields: Record<string, string>) =>
  giveModel(mailStore(), await formOf(id, fields), NINO);
const confirm = async (id: bigint, fields: Record<string, string> = {}) =>
  changeStatus(testStore(database.sql), await formOf(id, { status: "confirmed", ...fields }), NINO);

async function planOf(id: bigint, model: number) {
  const booking = await find(id);
  const rental = await findRental(database.sql, booking.id, NOW);
  const search = new URLSearchParams({ model: String(model) });
  return loadModelChoices(database.sql, booking, rental, { search, now: NOW });
}

async function previewAt(id: bigint, address: string) {
  const search = new URL(address, "http://localhost").searchParams;
  const site = { sql: database.sql, publicSite: () => testSite, settings: { mail: null } };
  return loadModelPreview(site as never, await find(id), search, NOW);
}

describe("a request", () => {
  test("gets another model with its price kept, and its history says from what to what", async () => {
    const id = await request(camry.id, "Camry");
    expect(await give(id, { model: String(prius.id), price: "kept", free: "on" })).toMatchObject({
      ok: true,
      flash: { status: "modelChanged" },
    });
    const booking = await find(id);
    expect(booking).toMatchObject({ vehicle: "Prius", totalPrice: 50 });
    expect(booking.car).toMatchObject({ model: "Prius", insteadOf: "Camry", isAssigned: false });
    const [, event] = [null, ...(await listHistory(database.sql, Number(id)))];
    expect(event).toMatchObject({
      kind: "modelChanged",
      change: { from: "Camry", to: "Prius", sums: { from: 50, to: 50, currency: "USD" } },
    });
    expect(await confirm(id)).toMatchObject({ ok: true });
    expect((await find(id)).car).toMatchObject({
      isAssigned: true,
      vehicleId: prius.vehicles[0],
      insteadOf: "Camry",
    });
  });

  test("gets the price that the form showed, or none if it changed", async () => {
    const id = await request(camry.id, "Camry");
    const plan = (await planOf(id, prius.id))?.plan;
    const total = plan?.quote?.totalPrice;
    expect(total).toBeGreaterThan(50);
    const wanted = { model: String(prius.id), price: "new", free: "on" };
    expect(await give(id, { ...wanted, total: "51" })).toMatchObject({ refusal: "priceChanged" });
    expect((await find(id)).vehicle).toBe("Camry");
    expect(await give(id, { ...wanted, total: String(total) })).toMatchObject({ ok: true });
    expect((await find(id)).totalPrice).toBe(total);
  });

  test("is as it was booked once it has the booked model again", async () => {
    const id = await request(camry.id, "Camry");
    await give(id, { model: String(prius.id), price: "kept" });
    await give(id, { model: String(camry.id), price: "kept" });
    expect((await find(id)).car).toMatchObject({ model: "Camry", insteadOf: null });
  });

  test("is refused a model whose last car was taken meanwhile, unless the form said so", async () => {
    const id = await request(camry.id, "Camry");
    expect(await planOf(id, prius.id)).toMatchObject({ plan: { model: { availability: "last" } } });
    const form = await formOf(id, { model: String(prius.id), price: "kept", free: "on" });
    const rival = await rentals.booked(prius.id, 2, 3);
    expect(await giveModel(testStore(database.sql), form, NINO)).toMatchObject({
      refusal: "modelTaken",
      conflicts: [{ id: Number(rival) }],
    });
    expect((await find(id)).vehicle).toBe("Camry");
    expect(await give(id, { model: String(prius.id), price: "kept" })).toMatchObject({ ok: true });
    expect(await confirm(id)).toMatchObject({ refusal: "full" });
  });
});

describe("the form of a request", () => {
  test("that changed meanwhile is refused, and the same form twice is done once", async () => {
    const id = await request(camry.id, "Camry");
    const form = await formOf(id, { model: String(prius.id), price: "kept" });
    const send = () => giveModel(testStore(database.sql), form, NINO);
    expect([await send(), await send()]).toMatchObject([{ ok: true }, { ok: true }]);
    const events = await listHistory(database.sql, Number(id));
    expect(events.filter(({ kind }) => kind === "modelChanged")).toHaveLength(1);
    const back = await formOf(id, { model: String(camry.id), price: "kept" });
    await rentals.set(id, "cancelled");
    expect(await giveModel(testStore(database.sql), back, NINO)).toMatchObject({
      refusal: "stale",
      current: { status: "cancelled" },
    });
  });

  test("is refused a model that was archived meanwhile, and one that never was", async () => {
    const id = await request(camry.id, "Camry");
    await database.sql`update cars set archived_at = now() where id = ${prius.id}`;
    for (const model of [String(prius.id), "0", "x", "99999999999999999999", ""]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other.
      expect(await give(id, { model, price: "kept" })).toMatchObject({ refusal: "modelGone" });
    }
    expect(await give(id, { carName: "Hyundai H1", carRate: "80" })).toMatchObject({
      reason: "bad",
    });
  });
});

test("a confirmed booking of a model keeps it", async () => {
  const id = await rentals.booked(camry.id, 1, 5);
  expect(await planOf(id, prius.id)).toBeNull();
  expect(await give(id, { model: String(prius.id), price: "kept" })).toMatchObject({
    refusal: "refused",
  });
});

describe("a booking of no model", () => {
  test("is confirmed at the desk only once staff know that it has none", async () => {
    const id = await request(null, "Other");
    expect(await confirm(id)).toMatchObject({ ok: false, refusal: "unnamed" });
    const store = testStore(database.sql);
    const decision = { id, status: "confirmed" as const, actor: "nino" };
    expect(await decide(store, decision)).toEqual({ ok: false, reason: "unnamed" });
    expect((await find(id)).status).toBe("pending");
    expect(await confirm(id, { knowsNone: "on" })).toMatchObject({ ok: true });
    expect(await find(id)).toMatchObject({ status: "confirmed", car: { isAssigned: false } });
  });

  test("gets a name and a price for a day", async () => {
    const id = await request(null, "Other");
    expect(await give(id, { carName: " Hyundai H1 ", carRate: "79,50" })).toMatchObject({
      ok: true,
    });
    const price = { rentalDays: 4, pricePerDay: 79.5, totalPrice: 318 };
    expect(await find(id)).toMatchObject({ vehicle: "Hyundai H1", ...price });
    expect((await find(id)).car).toMatchObject({ model: "Hyundai H1", insteadOf: null });
    expect(await confirm(id)).toMatchObject({ ok: true });
  });

  test.each([
    ["", "80", ["name"]],
    ["Other", "80", ["name"]],
    ["Hyundai H1", "", ["rate"]],
    ["Hyundai H1", "-1", ["rate"]],
    ["Hyundai H1", "1e3", ["rate"]],
    ["\u0000\u200b", "eighty", ["rate"]],
  ])("refuses %j at %j", async (carName, carRate, faults) => {
    const id = await request(null, "Other");
    expect(await give(id, { carName, carRate })).toMatchObject({
      ok: false,
      reason: "model",
      model: { errors: Object.fromEntries(faults.map((name) => [name, expect.any(String)])) },
    });
    expect((await find(id)).vehicle).toBe("Other");
  });

  test("says how long its name may be", async () => {
    const id = await request(null, "Other");
    expect(await give(id, { carName: "x".repeat(101), carRate: "80" })).toMatchObject({
      model: { errors: { name: "desk.errors.long100" } },
    });
  });
});

describe("a confirmed booking of no model", () => {
  test("gets a vehicle at once if it becomes one of the fleet after its confirmation", async () => {
    const id = await request(null, "Other");
    await confirm(id, { knowsNone: "on" });
    const wanted = { model: String(prius.id), price: "kept", free: "on" };
    expect(await give(id, wanted)).toMatchObject({ reason: "asks" });
    expect(await give(id, { ...wanted, told: "on" })).toMatchObject({
      ok: true,
      flash: { status: "modelNamed" },
    });
    expect((await find(id)).car).toMatchObject({
      isAssigned: true,
      model: "Prius",
      insteadOf: null,
    });
    expect(await planOf(id, camry.id)).toBeNull();
  });

  test.each([
    [
      { carName: "Hyundai H1", carRate: "79.50" },
      "Hyundai H1",
      "$318",
      "We are arranging this car for you",
    ],
    [{ price: "new", free: "on" }, "Prius", "", "Your booking is now for this car"],
    [{ price: "kept" }, "Prius", "$50", "Your booking is now for this car"],
  ])(
    "changes once staff have read what the customer of a confirmed one is told: %j",
    async (typed, name, sum, promise) => {
      const id = await request(null, "Other");
      await confirm(id, { knowsNone: "on" });
      await database.sql`delete from outbox`;
      const fields: Record<string, string> = { ...typed };
      if (!("carName" in typed)) fields["model"] = String(prius.id);
      if (fields["price"] === "new") {
        fields["total"] = String((await planOf(id, prius.id))?.plan?.quote?.totalPrice);
      }
      const asked = await give(id, fields);
      if (asked.ok || asked.reason !== "asks") throw new Error("staff are not asked");
      expect(await find(id)).toMatchObject({ vehicle: "Other", totalPrice: 50 });
      const preview = await previewAt(id, asked.address);
      const [message] = preview!.messages;
      const read = message!.paragraphs.join(" ");
      for (const part of [name, sum, promise]) expect(read).toContain(part);
      expect(await give(id, { ...preview!.fields, told: "on" })).toMatchObject({
        ok: true,
        flash: { status: "modelNamed" },
      });
      expect((await find(id)).vehicle).toBe(name);
      const [row, ...others] = await database.sql<{ id: number; kind: string; eventId: number }[]>`
        select id, kind, event_id as "eventId" from outbox`;
      expect(others).toEqual([]);
      const about = { bookingId: Number(id), eventId: row!.eventId };
      const booking = await findBookingForMessage(database.sql, about, company.hours);
      const pages = {
        booking: "",
        voucher: "",
        calendar: "",
        company,
        promises: { answer: true, cancellation: true },
      };
      const mail = customerEmail(i18nFor("en").t, "car", booking!, null, pages);
      expect([row!.kind, mail.subject, mail.paragraphs]).toEqual([
        "car",
        message!.title,
        message!.paragraphs,
      ]);
    },
  );
});

describe("the message about a first model", () => {
  test("is not that the car is theirs where none of the model is free", async () => {
    const id = await request(null, "Other");
    await confirm(id, { knowsNone: "on" });
    await rentals.booked(prius.id, 1, 5);
    const preview = await previewAt(id, `?preview=on&price=kept&model=${prius.id}`);
    const read = preview!.messages[0]!.paragraphs.join(" ");
    expect(read).toContain("We are still arranging your car");
    expect(await give(id, { ...preview!.fields, told: "on" })).toMatchObject({ ok: true });
    expect((await find(id)).car.isAssigned).toBe(false);
  });

  test("has no preview of what the form would refuse, nor without a confirmation or after its time", async () => {
    const id = await request(null, "Other");
    const address = "?preview=on&carName=Hyundai+H1&carRate=80";
    expect(await previewAt(id, address)).toBeNull();
    await confirm(id, { knowsNone: "on" });
    expect(await previewAt(id, address)).not.toBeNull();
    for (const wrong of ["?carName=A&carRate=8", "?preview=on&carName=A", "?preview=on&model=0"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other.
      expect(await previewAt(id, wrong)).toBeNull();
    }
    await database.sql`
      update bookings set pickup_date = '2020-01-01', return_date = '2020-01-03'
      where id = ${String(id)}::bigint`;
    expect(await previewAt(id, address)).toBeNull();
  });
});

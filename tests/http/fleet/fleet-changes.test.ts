/** @module-tag slow */
import { expect, test } from "vitest";
import { en } from "~/texts/en";
import { insertModel, updateModel } from "~/catalog/fleet/models/change-model.server";
import { archiveModel } from "~/catalog/fleet/models/model-state.server";
import { modelInput, vehicleInput } from "~/catalog/fleet/testing/model-input";
import { insertVehicles } from "~/catalog/fleet/vehicles/change-vehicle.server";
import { json, sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { confirmBookings, changeFleet } from "../site-database";
import { bookingBody, bookingFields, bookingOf, postBooking, useSite } from "../site-fixture";
import type { ModelInput } from "~/catalog/fleet/models/model";

const fixture = useSite();

const get = (path: string, language = "en") =>
  sendRequest(fixture.site, path, { headers: { "Accept-Language": language } });

async function add(name: string, changes: Partial<ModelInput> = {}) {
  const input = modelInput(name, changes);
  const added = await changeFleet(fixture.site, (sql) =>
    insertModel(sql, { input, actor: "nino" }),
  );
  if (!added.ok) throw new Error(added.reason);
  return added.id;
}

async function change(id: number, version: number, input: ModelInput) {
  const update = { id, version, input, actor: "nino" };
  const outcome = await changeFleet(fixture.site, (sql) => updateModel(sql, update));
  expect(outcome.ok).toBe(true);
}

test("the next pages show a new model, by its body type and with its conditions", async () => {
  expect((await get("/all-cars")).text).not.toContain("Subaru Outback");
  const id = await add("Subaru Outback", {
    minAge: 25,
    licenceYears: 3,
    deposit: 150,
    roadsNotAllowed: { en: "", ka: "თუშეთის გზა" },
  });
  const list = (await get("/all-cars")).text;
  expect(list).toContain("Subaru Outback");
  expect(list).toContain(en.fleet.card.types.wagon);
  expect(list).toContain("/pictures/bodies/wagon.svg");
  expect((await get("/all-cars?type=sedan")).text).toContain("Subaru Outback");
  expect((await get("/all-cars?type=suv")).text).not.toContain("Subaru Outback");
  const { text } = await get(`/cars/${id}`);
  for (const shown of ["<dd", "held for at least 3 years", "$150", ">25<"]) {
    expect(text).toContain(shown);
  }
  expect(text).toMatch(/<span[^>]* lang="ka"[^>]*>თუშეთის გზა/);
  expect(text).not.toMatch(/"image":\s*\[/);
  expect((await get("/sitemap.xml")).text).toContain(`/cars/${id}<`);
});

test(
  "a booking by a former name has the current one, and an earlier one its own",
  { tags: "slow" },
  async () => {
    const id = await add("Kia Cee'd", { bodyType: "hatchback" });
    const body = bookingBody({
      vehicle: "Kia Cee'd",
      vehicleType: "sedan",
      email: "a@example.com",
    });
    const before = bookingOf(await postBooking(fixture.site, body));
    await change(id, 1, modelInput("Kia Ceed", { bodyType: "hatchback" }));
    const after = bookingOf(await postBooking(fixture.site, { ...body, email: "b@example.com" }));
    expect([before.vehicle, after.vehicle]).toEqual(["Kia Cee'd", "Kia Ceed"]);
    // Equal input is the same booking, also after its car was renamed.
    expect(bookingOf(await postBooking(fixture.site, body)).id).toBe(before.id);
    const form = bookingFields({ vehicle: "Kia Cee'd", email: "c@example.com", phone: "" });
    const page = openPage(await sendForm(fixture.site, "/", form));
    expect(page.values("booking-form").vehicle).toBe("Kia Ceed");
  },
);

test("a link with a former name selects the car and is cached", { tags: "slow" }, async () => {
  const id = await add("Fiat Grande Punto", { bodyType: "minivan" });
  await change(id, 1, modelInput("Fiat Punto", { bodyType: "minivan" }));
  const answer = await get("/?vehicle=Fiat+Grande+Punto");
  expect(answer.headers.get("ETag")).not.toBeNull();
  expect(openPage(answer).values("booking-form")).toMatchObject({
    vehicle: "Fiat Punto",
    vehicleType: "suv",
  });
  const query = "pickupDate=2030-06-10&pickupTime=12:00&returnDate=2030-06-11&returnTime=12:00";
  const available = await get(`/api/availability?vehicle=Fiat+Grande+Punto&${query}`);
  // The new model has no vehicle yet.
  expect(json(available)).toMatchObject({ likelyTaken: true });
  await changeFleet(fixture.site, (sql) =>
    insertVehicles(sql, { carId: id, vehicles: [vehicleInput()], actor: "nino" }),
  );
  const again = await get(`/api/availability?vehicle=Fiat+Grande+Punto&${query}`);
  expect(json(again)).toEqual({ likelyTaken: false });
});

test("an archived model leaves the site and stays on its bookings", async () => {
  const id = await add("Seat Ibiza");
  const body = bookingBody({ vehicle: "Seat Ibiza", email: "d@example.com" });
  const placed = await postBooking(fixture.site, body);
  const seen = [BigInt(bookingOf(placed).id)];
  await changeFleet(fixture.site, (sql) =>
    archiveModel(sql, { id, actor: "nino", today: "2030-01-01", seen }),
  );
  for (const path of ["/", "/all-cars", "/api/cars", "/sitemap.xml"]) {
    const { text } = await get(path);
    expect(text.includes("Seat Ibiza") || text.includes(`/cars/${id}<`), path).toBe(false);
  }
  expect((await get(`/cars/${id}`)).status).toBe(404);
  expect((await get(`/api/cars/${id}`)).status).toBe(404);
  expect((await get(placed.headers.get("Location")!)).text).toContain("Seat Ibiza");
  const again = await postBooking(fixture.site, { ...body, email: "e@example.com" });
  expect(again.status).toBe(422);
});

test(
  "the voucher and the price name the usual deposit of a car without its own",
  { tags: "slow" },
  async () => {
    await add("Honda Jazz");
    const car = { vehicle: "Honda Jazz", email: "g@example.com" };
    const fields = bookingFields(car);
    const priced = await sendForm(fixture.site, "/?lng=en", { ...fields, intent: "price" });
    expect(/<dt[^>]*>Refundable deposit<\/dt><dd[^>]*>([^<;]*)/.exec(priced.text)?.[1]).toBe(
      "$50–100, in cash or held on a card",
    );
    const placed = await postBooking(fixture.site, bookingBody(car));
    await confirmBookings(fixture.site);
    const voucher = await get(`${placed.headers.get("Location")}/voucher`);
    expect(voucher.text).toContain("deposit of $50–100");
  },
);

test("the voucher and the price name the car's own deposit", async () => {
  await add("Mini Cooper", { deposit: 777, minAge: 26 });
  const fields = bookingFields({ vehicle: "Mini Cooper", email: "f@example.com" });
  const priced = await sendForm(fixture.site, "/?lng=en", { ...fields, intent: "price" });
  expect(priced.text).toContain("$777");
  expect(/<dt[^>]*>Minimum age<\/dt><dd[^>]*>([^<]*)/.exec(priced.text)?.[1]).toBe("26");
  const placed = await postBooking(
    fixture.site,
    bookingBody({ vehicle: "Mini Cooper", email: "f@example.com" }),
  );
  await confirmBookings(fixture.site);
  const voucher = await get(`${placed.headers.get("Location")}/voucher`);
  expect(voucher.text).toContain("deposit of $777");
});

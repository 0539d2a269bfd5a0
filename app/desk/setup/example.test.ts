import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { seedCars } from "#db/seed/cars";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { claimTexts, EXAMPLE_CLAIMS } from "~/catalog/company/company-numbers";
import { aboutIn, servicesIn } from "~/catalog/company/content/content";
import {
  findContent,
  listServedPlaces,
  listShownReviews,
} from "~/catalog/company/content/content.queries.server";
import { presentationOf } from "~/catalog/company/presentation.server";
import { LANGUAGES } from "~/web/i18n/languages";
import { readSettings } from "~/server/settings/settings.server";
import { listCars } from "~/catalog/fleet/fleet.queries.server";
import { findContentVersion } from "~/web/cache/content-version.queries.server";
import { insertModel } from "~/catalog/fleet/models/change-model.server";
import { modelInput } from "~/catalog/fleet/testing/model-input";
import { emptyExample, findExampleContents, hasExample } from "./example.queries.server";

const database = useTestDatabase();
const namesOfCars = async () => (await listCars(database.sql, "en")).map(({ name }) => name);

test("archives booked models, deletes the others and the reviews, and keeps own ones", async () => {
  const { sql } = database;
  await placeBooking(testStore(sql), bookingInput({ vehicle: "Toyota RAV4" }), {
    lang: "en",
  });
  await insertModel(sql, { input: modelInput("Own car"), actor: "nino" });
  const contents = await findExampleContents(sql);
  expect(contents.archived).toEqual(["Toyota RAV4"]);
  expect(contents).toMatchObject({ deleted: { length: seedCars.length - 1 }, reviews: 6 });
  expect(contents.places.map(({ en }) => en)).toEqual([
    "Tbilisi",
    "Tbilisi Airport",
    "Kutaisi Airport",
    "Batumi",
  ]);
  expect(contents.places[1]).toHaveProperty("ka", "თბილისის აეროპორტი");
  expect(contents.texts).toHaveLength(8);
  const before = await findContentVersion(sql);
  expect(await emptyExample(sql, "nino")).toEqual({
    archived: 1,
    deleted: seedCars.length - 1,
    reviews: 6,
  });
  expect(await namesOfCars()).toEqual(["Own car"]);
  expect(await listShownReviews(sql, "en")).toEqual([]);
  expect(await findContentVersion(sql)).toBeGreaterThan(before);
  const booked = await sql`
    select archived_at is not null as "isArchived", bookings.car_id is not null as "isNamed"
    from cars join bookings on car_id = cars.id where cars.name = 'Toyota RAV4'`;
  expect(booked).toMatchObject([{ isArchived: true, isNamed: true }]);
  expect(hasExample(await findExampleContents(sql))).toBe(false);
});

test("takes back what the example promises, says and states, and its places", async () => {
  const { sql } = database;
  const { content, cities } = presentationOf(
    readSettings({}).presentation,
    {},
    await findContent(sql),
    await listServedPlaces(sql),
  );
  for (const lang of LANGUAGES) {
    expect(Object.values(content.promises[lang])).not.toContain(true);
    expect(aboutIn(content.texts.about, lang)).toBeNull();
    expect(servicesIn(content, lang)).toBeNull();
  }
  expect(content.claims).toMatchObject({ foundedYear: null, customers: null, vehicles: null });
  expect(content.claims.freeCancellationHours).toBe(48);
  expect(cities).toEqual([]);
});

test("a later start seeds nothing again, and emptying again changes nothing", async () => {
  await database.migrate();
  expect(await namesOfCars()).toEqual(["Own car"]);
  expect(await listShownReviews(database.sql, "en")).toEqual([]);
  expect(await emptyExample(database.sql, "nino")).toMatchObject({ deleted: 0, reviews: 0 });
});

test("keeps texts, numbers and places that staff have saved", async () => {
  const { sql } = database;
  const numbers = { ...claimTexts(EXAMPLE_CLAIMS), foundedYear: "2019" };
  await sql`
    update content set value = case section
      when 'claims' then ${sql.json(numbers)} when 'about' then '{"aboutLead": {"en": "We"}}'
    end
    where section <> 'review'`;
  await sql`
    select save_prices('places', (
      select before from price_changes where subject = 'places' order by id limit 1
    ), version, 'nino') from price_versions where subject = 'places'`;
  expect((await findExampleContents(sql)).texts).not.toContain("about");
  await emptyExample(sql, "nino");
  const { claims, about } = await findContent(sql);
  expect(claims).toEqual(numbers);
  expect(about).toEqual({ aboutLead: { en: "We" } });
  expect(await listServedPlaces(sql)).toHaveLength(4);
});

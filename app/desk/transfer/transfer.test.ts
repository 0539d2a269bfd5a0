/** @module-tag slow */
import { beforeAll, expect, test, vi } from "vitest";
import { seedLargeFleet } from "#db/seed/large-fleet";
import { SOON } from "#db/testing/soon";
import { useTestDatabase } from "#db/testing/test-database";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { insertModel } from "~/catalog/fleet/models/change-model.server";
import { modelInput, vehicleInput } from "~/catalog/fleet/testing/model-input";
import { insertVehicles } from "~/catalog/fleet/vehicles/change-vehicle.server";
import { EXAMPLE_EXTRAS, TENT } from "~/catalog/pricing/testing/example-extras";
import { listPriceChanges } from "~/catalog/pricing/price-tables.queries.server";
import {
  findSettings,
  findSettingsVersion,
  listSettingsEvents,
} from "~/catalog/company/site-settings.queries.server";
import { differenceOf } from "./difference";
import { fileOf } from "./file-of";
import { parseDocument, parseJson } from "./parse-file.server";
import type { SiteData } from "./site-data";
import { readSiteData, replaceSiteData } from "./site-data.queries.server";

const TODAY = "2030-06-15";
const BY = { actor: "nino", today: TODAY };
const SEASON = { name: { en: "Summer", ka: "ზაფხული" }, from: "2030-07-01", to: "2030-08-31" };

const a = useTestDatabase();
const b = useTestDatabase();
const empty = useTestDatabase({ empty: true });

beforeAll(() => empty.migrate());

/** Returns what a file with the data contains after it has been read again. */
function reread(data: SiteData): SiteData {
  const parsed = parseDocument(parseJson(JSON.stringify(fileOf(data))), TODAY);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.data;
}

async function changeSite(): Promise<SiteData> {
  const input = modelInput("Own car", {
    deposit: 99.5,
    excess: 250.5,
    zeroExcess: 7,
    mileageLimit: 200,
    bags: 2,
    roads: { juta: "ask", khde: "no" },
    roadsNotAllowed: { en: "Tusheti" },
  });
  const added = await insertModel(a.sql, { input, actor: "nino" });
  if (!added.ok) throw new Error(added.reason);
  const vehicles = [
    vehicleInput({ plate: "OW-001-NN", odometer: 12, inServiceFrom: "2029-01-01" }),
    vehicleInput(),
  ];
  await insertVehicles(a.sql, { carId: added.id, vehicles, actor: "nino" });
  const site = await readSiteData(a.sql);
  const [first, ...others] = site.cars;
  if (!first) throw new Error("no cars");
  return {
    cars: [{ ...first, year: 2011, plan: [{ minDays: 1, dailyRate: 33.5 }] }, ...others.slice(1)],
    prices: {
      ...site.prices,
      main: { currency: "GEL", rate: 2.72 },
      seasons: [{ ...SEASON, percent: 20, rates: null, minDays: 3 }],
      places: site.prices.places.slice(1),
      extras: [
        { ...EXAMPLE_EXTRAS[0], price: 54, max: 2 },
        { ...TENT, isOffered: false },
      ],
      roads: [
        ...(site.prices.roads ?? []).slice(1),
        { slug: "khde", name: { en: "Khde", ka: "ხდე" } },
      ],
    },
    content: {
      ...site.content,
      announcement: { announcement: { en: "Hello" } },
      languages: ["en"],
      atOnceHours: 24,
      noticeHours: 6,
      terms: { ...site.content.terms, depositTransfer: "on", secondDriver: "no" },
      reviews: site.content.reviews.slice(1),
    },
  };
}

test("an imported export is exported again equally", async () => {
  const wanted = reread(await changeSite());
  expect(differenceOf(await readSiteData(a.sql), wanted)).not.toEqual([]);
  for (const { sql } of [a, b, empty]) {
    // oxlint-disable-next-line no-await-in-loop -- one database after the other.
    await replaceSiteData(sql, wanted, BY);
  }
  const exported = JSON.stringify(fileOf(await readSiteData(a.sql)));
  expect(JSON.parse(exported)).toMatchObject({ format: "mgzavri", version: 2 });
  expect(reread(await readSiteData(a.sql))).toEqual(wanted);
  expect(JSON.stringify(fileOf(await readSiteData(b.sql)))).toBe(exported);
  expect(JSON.stringify(fileOf(await readSiteData(empty.sql)))).toBe(exported);
});

test("a removed extra is shown as a difference", async () => {
  const site = await readSiteData(a.sql);
  const file = { ...site, prices: { ...site.prices, extras: [] } };
  expect(differenceOf(site, file)).toMatchObject([
    { path: ["prices", "extras", "Child seat"], kind: "removed" },
    { path: ["prices", "extras", "Roof tent"], kind: "removed" },
  ]);
});

test("a file without languages, as one of an earlier release, leaves those of the site", async () => {
  const { content, ...rest } = await readSiteData(a.sql);
  const { languages, promises, atOnceHours, noticeHours, ...texts } = content;
  expect([languages, atOnceHours, noticeHours]).toEqual([["en"], 24, 6]);
  const file = reread({ ...rest, content: texts });
  expect(differenceOf(await readSiteData(a.sql), file)).toEqual([]);
  await replaceSiteData(a.sql, file, BY);
  expect((await readSiteData(a.sql)).content).toMatchObject({
    languages,
    promises,
    atOnceHours,
    noticeHours,
  });
});

test("a file of an earlier release leaves terms and roads, and what models say of them", async () => {
  const { cars, prices, content } = await readSiteData(a.sql);
  const { terms: _, ...texts } = content;
  const { roads, ...tables } = prices;
  expect(roads?.at(-1)).toMatchObject({ slug: "khde" });
  const file = reread({
    cars: cars.map(
      ({ excess: _1, zeroExcess: _2, mileageLimit: _3, bags: _4, roads: _5, ...car }) => car,
    ),
    prices: tables,
    content: texts,
  });
  expect(differenceOf(await readSiteData(a.sql), file)).toEqual([]);
  await replaceSiteData(a.sql, file, BY);
  const after = await readSiteData(a.sql);
  expect(after.content.terms).toMatchObject({ depositTransfer: "on", secondDriver: "no" });
  expect(after.prices.roads).toEqual(roads);
  const own = after.cars.find(({ name }) => name === "Own car");
  expect(own).toMatchObject({ excess: 250.5, bags: 2, roads: { juta: "ask", khde: "no" } });
});

test("a road that a model no longer names is a difference", async () => {
  const site = await readSiteData(a.sql);
  const file = {
    ...site,
    cars: site.cars.map((car) => (car.name === "Own car" ? { ...car, roads: {} } : car)),
  };
  expect(differenceOf(site, file)).toEqual([
    { path: ["cars", "Own car", "roads"], kind: "changed", before: "juta=ask khde=no", after: "" },
  ]);
});

test("a change of how the company answers is shown and recorded, and null is by hand again", async () => {
  const site = await readSiteData(b.sql);
  const other = { ...site, content: { ...site.content, atOnceHours: null } };
  expect(differenceOf(site, other)).toMatchObject([
    { path: ["content", "atOnceHours"], before: 24, after: null },
  ]);
  await replaceSiteData(b.sql, other, BY);
  expect(await findSettings(b.sql)).not.toHaveProperty("atOnceHours");
  await replaceSiteData(b.sql, site, BY);
  expect(await listSettingsEvents(b.sql, 2)).toMatchObject([
    { name: "atOnceHours", oldValue: null, newValue: 24 },
    { name: "atOnceHours", oldValue: 24, newValue: null },
  ]);
});

test("an impossible number of hours in a file is named", async () => {
  const site = await readSiteData(b.sql);
  const hours = { atOnceHours: 673, noticeHours: -1 };
  const parsed = parseDocument(fileOf({ ...site, content: { ...site.content, ...hours } }), TODAY);
  expect(parsed.ok ? [] : parsed.issues.map(({ path, message }) => [path, message])).toEqual([
    ["content.atOnceHours", "settings.errors.answerHours"],
    ["content.noticeHours", "settings.errors.answerHours"],
  ]);
});

test("a change of the languages is recorded, and null is the default again", async () => {
  const site = await readSiteData(b.sql);
  const version = await findSettingsVersion(b.sql);
  const other = { ...site, content: { ...site.content, languages: null } };
  expect(differenceOf(site, other)).toMatchObject([{ path: ["content", "languages"] }]);
  await replaceSiteData(b.sql, other, BY);
  expect(await findSettings(b.sql)).not.toHaveProperty("languages");
  await replaceSiteData(b.sql, site, BY);
  expect(await findSettings(b.sql)).toMatchObject({ languages: ["en"] });
  expect(await findSettingsVersion(b.sql)).toBe(version + 2);
  expect(await listSettingsEvents(b.sql, 2)).toMatchObject([
    { name: "languages", actor: "nino", oldValue: null, newValue: ["en"] },
    { name: "languages", actor: "nino", oldValue: ["en"], newValue: null },
  ]);
});

test("importing the same file again changes nothing", async () => {
  const before = await a.sql`
    select (select count(*) from fleet_changes) as fleet,
      (select count(*) from content_changes) as content,
      (select sum(version) from cars) as cars, (select sum(version) from vehicles) as vehicles`;
  const prices = await listPriceChanges(a.sql, 100);
  const data = reread(await readSiteData(a.sql));
  expect(differenceOf(await readSiteData(a.sql), data)).toEqual([]);
  await replaceSiteData(a.sql, data, BY);
  const after = await a.sql`
    select (select count(*) from fleet_changes) as fleet,
      (select count(*) from content_changes) as content,
      (select sum(version) from cars) as cars, (select sum(version) from vehicles) as vehicles`;
  expect(after).toEqual(before);
  expect(await listPriceChanges(a.sql, 100)).toEqual(prices);
});

test("a change is recorded with its actor, and prices can be undone", async () => {
  const [price] = await listPriceChanges(b.sql, 1);
  expect(price).toMatchObject({ subject: "currency", actor: "nino", isLast: true });
  const actors = await b.sql`select distinct actor from fleet_changes`;
  expect(actors).toEqual([{ actor: "nino" }]);
});

test("a model that the file lacks is archived, and restored by another file", async () => {
  const site = await readSiteData(b.sql);
  const [first, ...others] = site.cars;
  await replaceSiteData(b.sql, { ...site, cars: others }, BY);
  const state = () => b.sql`
    select id, archived_at is not null as archived from cars where name = ${first?.name ?? ""}`;
  const archived = await state();
  expect(archived).toMatchObject([{ archived: true }]);
  await replaceSiteData(b.sql, site, BY);
  expect(await state()).toEqual([{ id: archived[0]?.id, archived: false }]);
  expect(await readSiteData(b.sql)).toEqual(site);
});

test("an import waits for a change of prices that has begun", async () => {
  const { sql } = b;
  const site = await readSiteData(sql);
  const file = { ...site, prices: { ...site.prices, extras: [] } };
  const importing = await sql.begin(async (saving) => {
    await saving`select from price_versions where subject = 'extras' for update`;
    const imported = replaceSiteData(sql, file, BY).then(() => "imported", String);
    await vi.waitFor(async () => {
      const waiting = await a.sql`
        select from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%import_site%'`;
      expect(waiting).toHaveLength(1);
    }, SOON);
    await saving`update extras set price = price`;
    return { imported };
  });
  expect(await importing.imported).toBe("imported");
});

test("bookings keep their model", async () => {
  const { sql } = empty;
  const site = await readSiteData(sql);
  const [first, ...others] = site.cars;
  const input = bookingInput({ vehicle: first?.name ?? "", return: "Batumi" });
  expect(await placeBooking(testStore(sql), input, { lang: "en" })).toMatchObject({ ok: true });
  await replaceSiteData(sql, { ...site, cars: others }, BY);
  const booked = await sql`select cars.name from bookings join cars on cars.id = car_id`;
  expect(booked).toEqual([{ name: first?.name }]);
});

// The archived model is one of the 301.
test(
  "300 models with 2,000 vehicles are imported within 10 s, the limit of a statement",
  { tags: "slow" },
  async () => {
    await seedLargeFleet(a.sql, { models: 301, vehicles: 2_000 });
    const large = reread(await readSiteData(a.sql));
    expect(large.cars).toHaveLength(300);
    await replaceSiteData(empty.sql, large, BY);
    expect((await readSiteData(empty.sql)).cars).toEqual(large.cars);
  },
);

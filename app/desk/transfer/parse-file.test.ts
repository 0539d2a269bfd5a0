/** @module-tag slow */
import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { EXAMPLE_EXTRAS } from "~/catalog/pricing/testing/example-extras";
import { fileOf } from "./file-of";
import { parseDocument, parseJson } from "./parse-file.server";
import { readSiteData } from "./site-data.queries.server";

const TODAY = "2030-06-15";
const database = useTestDatabase();

type Json = ReturnType<typeof JSON.parse>;

/** Parses the export of the example with changes. */
async function parse(change: (file: Json) => void) {
  const file: Json = structuredClone(fileOf(await readSiteData(database.sql)));
  change(file);
  const parsed = parseDocument(file, TODAY);
  return parsed.ok ? [] : parsed.issues.map(({ path, message }) => [path, message]);
}

test("the export of the example has no faulty line", async () => {
  expect(await parse(() => {})).toEqual([]);
});

/** Returns a file as version 1 had it: each language of a text in a field of its own, and two extras as prices. */
function asVersion1(file: Json): Json {
  const former = (values: Json) =>
    values &&
    Object.fromEntries(
      Object.entries<Json>(values).flatMap(([name, value]) =>
        typeof value === "object"
          ? [
              [`${name}En`, value.en ?? ""],
              [`${name}Ka`, value.ka ?? ""],
            ]
          : [[name, value]],
      ),
    );
  const { reviews, ...sections } = file.content;
  const content = Object.entries(sections).map(([name, value]) => [name, former(value)]);
  return {
    ...file,
    version: 1,
    prices: pricesAsVersion1(file.prices),
    cars: file.cars.map((car: Json) => ({ ...car, roadsNotAllowed: { en: "", ka: "" } })),
    content: {
      ...Object.fromEntries(content),
      reviews: reviews.map(({ texts, ...review }: Json) => ({ ...review, texts: former(texts) })),
    },
  };
}

function pricesAsVersion1({ main, extras, ...prices }: Json): Json {
  const [childSeat, skiRack, ...others] = extras;
  const amounts = { childSeat: childSeat.price, skiRack: skiRack.price };
  return { ...prices, main: { ...main, extras: amounts }, extras: others };
}

test("an export of version 1 is read as the same site", async () => {
  const file: Json = structuredClone(fileOf(await readSiteData(database.sql)));
  for (const [index, extra] of file.prices.extras.entries()) extra.price = 31 + index;
  file.content.about = { aboutTitle: { en: "We", ka: "ჩვენ" }, aboutLead: {}, aboutText: {} };
  const former = asVersion1(file);
  expect(Object.keys(former.content.about)).toContain("aboutTitleKa");
  const parsed = parseDocument(former, TODAY);
  expect(parsed).toMatchObject({ ok: true });
  expect(parsed).toEqual(parseDocument(file, TODAY));
});

test("what is wrong in an export of version 1 is named", async () => {
  const former = asVersion1(structuredClone(fileOf(await readSiteData(database.sql))));
  former.content.announcement = { announcementEn: "x".repeat(201) };
  former.content.reviews[0].texts.authorEn = 5;
  const parsed = parseDocument(former, TODAY);
  expect(parsed.ok ? [] : parsed.issues.map(({ path, message }) => [path, message])).toEqual([
    ["content.announcement.announcement.en", "contentDesk.errors.text"],
    ["content.reviews[0].texts.author.en", "transfer.errors.type"],
  ]);
  for (const content of [null, "texts", [], { reviews: {} }, { about: 5, reviews: [null, "x"] }]) {
    expect(parseDocument({ ...former, content }, TODAY)).toMatchObject({ ok: false });
  }
});

test.each<[string, string, (file: Json) => void]>([
  ["format", "transfer.errors.format", (file) => (file.format = "other")],
  ["version", "transfer.errors.version", (file) => (file.version = 3)],
  [
    "content.languages[1]",
    "transfer.errors.language",
    (file) => (file.content.languages = ["en", "xx"]),
  ],
  ["content.languages", "transfer.errors.type", (file) => (file.content.languages = "ka")],
  ["cars", "transfer.errors.type", (file) => (file.cars = {})],
  ["prices", "transfer.errors.type", (file) => delete file.prices],
  ["cars[1].name", "models.errors.name", (file) => (file.cars[1].name = " ")],
  ["cars[1].name", "models.errors.nameTaken", ({ cars }) => (cars[1].name = cars[0].name)],
  ["cars[0].year", "models.errors.year", (file) => (file.cars[0].year = 1900)],
  ["cars[0].year", "transfer.errors.type", (file) => (file.cars[0].year = "2010")],
  [
    "cars[2].description.ka",
    "models.errors.description",
    ({ cars }) => (cars[2].description.ka = "x".repeat(2_001)),
  ],
  [
    "cars[0].image",
    "transfer.errors.picture",
    (file) => (file.cars[0].image = "https://x.example/a.jpg"),
  ],
  [
    "cars[0].plan",
    "prices.errors.first",
    (file) => (file.cars[0].plan = [{ minDays: 2, dailyRate: 5 }]),
  ],
  [
    "cars[0].plan[0].dailyRate",
    "prices.errors.rate",
    (file) => (file.cars[0].plan = [{ minDays: 1, dailyRate: 1e9 }]),
  ],
  [
    "cars[0].vehicles[0].plate",
    "vehicles.errors.plateGeorgian",
    (file) => (file.cars[0].vehicles[0].plate = "ა"),
  ],
  [
    "cars[1].vehicles[0].plate",
    "transfer.errors.plateTwice",
    ({ cars }) =>
      (cars[1].vehicles[0].plate = cars[0].vehicles[0].plate.toLowerCase().replaceAll("-", " ")),
  ],
  [
    "cars[0].vehicles[1].number",
    "transfer.errors.number",
    ({ cars }) => cars[0].vehicles.splice(1, 9, { number: cars[0].vehicles[0].number }),
  ],
  [
    "prices.tiers.suv[0].dailyRate",
    "prices.errors.rate",
    (file) => (file.prices.tiers.suv[0].dailyRate = 0),
  ],
  ["prices.places[1].fee", "prices.errors.fee", (file) => (file.prices.places[1].fee = -1)],
  [
    "prices.main.currency",
    "transfer.errors.currency",
    ({ prices }) => (prices.main.currency = "EUR"),
  ],
  [
    "prices.extras[0].max",
    "prices.errors.quantity",
    ({ prices }) => (prices.extras = [{ name: { en: "Tent", ka: "კარავი" }, price: 5, max: 99 }]),
  ],
  [
    "prices.extras[0].price",
    "prices.errors.extraPrice",
    ({ prices }) => (prices.extras = [{ name: { en: "Tent", ka: "კარავი" }, price: 1e9 }]),
  ],
  [
    "prices.extras[1].name.ka",
    "prices.errors.sameName",
    ({ prices }) =>
      (prices.extras = ["Tent", "Wi-Fi"].map((en) => ({ name: { en, ka: "ერთი" }, price: 5 }))),
  ],
  [
    "prices.places[1].name.en",
    "prices.errors.sameName",
    ({ prices: { places } }) => (places[1].name.en = places[0].name.en),
  ],
  [
    "content.claims.driverAgeFrom",
    "contentDesk.errors.number",
    (file) => (file.content.claims = { ...CLAIMS, driverAgeFrom: "1" }),
  ],
  [
    "content.reviews[0].texts.rating",
    "contentDesk.errors.rating",
    (file) => (file.content.reviews[0].texts.rating = "6"),
  ],
  [
    "content.reviews[1].texts.consent",
    "contentDesk.errors.consent",
    (file) => (file.content.reviews[1].isExample = false),
  ],
])("%s is refused with %s", async (path, message, change) => {
  expect(await parse(change)).toEqual([[path, message]]);
});

const CLAIMS = {
  foundedYear: "",
  customers: "",
  vehicles: "",
  usualPricesFrom: "25",
  usualPricesTo: "80",
  longRentalDays: "7",
  longRentalFrom: "10",
  longRentalTo: "20",
  depositFrom: "0",
  depositTo: "100",
  driverAgeFrom: "21",
  driverAgeTo: "25",
  experienceYears: "1",
  freeCancellationHours: "48",
  driverFrom: "50",
  driverTo: "80",
  returnBeforeFlightHours: "2",
  highSeasonFrom: "6",
  highSeasonTo: "9",
};

const SUMMER = {
  name: { en: "Summer", ka: "ზაფხული" },
  from: "2030-07-01",
  to: "2030-08-31",
  percent: 20,
};

test.each<[string, string, Json[]]>([
  ["prices.seasons[0].to", "prices.errors.reversed", [{ ...SUMMER, to: "2030-06-30" }]],
  ["prices.seasons[0].to", "transfer.errors.type", [{ ...SUMMER, to: undefined }]],
  [
    "prices.seasons[0].name.en",
    "prices.errors.name",
    [{ ...SUMMER, name: { en: "", ka: "ზაფხული" } }],
  ],
  ["prices.seasons[0].percent", "prices.errors.percent", [{ ...SUMMER, percent: 501 }]],
  [
    "prices.seasons[1].from",
    "prices.errors.overlap",
    [SUMMER, { ...SUMMER, from: "2030-08-31", to: "2030-09-02" }],
  ],
])("the season %s is refused with %s", async (path, message, seasons) => {
  expect(await parse((file) => (file.prices.seasons = seasons))).toEqual([[path, message]]);
});

const many = (count: number, row: (index: number) => unknown): Json[] =>
  Array.from({ length: count }, (_, index) => row(index));

test.each<[string, string, (file: Json) => void]>([
  ["cars", "transfer.errors.models", (file) => (file.cars = many(1_001, () => file.cars[0]))],
  ["cars", "transfer.errors.models", (file) => (file.cars = many(200_000, () => 1))],
  [
    "cars",
    "transfer.errors.vehicles",
    ({ cars }) => {
      cars[0].vehicles = many(3_000, (index) => ({ number: index + 1 }));
      cars[1].vehicles = many(2_001, (index) => ({ number: index + 1 }));
    },
  ],
  ["cars", "transfer.errors.vehicles", ({ cars }) => (cars[0].vehicles = many(200_000, () => 1))],
  ["cars[0].plan", "transfer.errors.tiers", ({ cars }) => (cars[0].plan = many(200_000, () => 1))],
  [
    "prices.seasons",
    "transfer.errors.seasons",
    ({ prices }) => (prices.seasons = many(501, () => SUMMER)),
  ],
  [
    "prices.places",
    "transfer.errors.rows",
    ({ prices }) => (prices.places = many(200_000, () => 1)),
  ],
  [
    "content.reviews",
    "transfer.errors.reviews",
    ({ content }) => (content.reviews = many(1_001, () => content.reviews[0])),
  ],
])("%s with too many rows is refused with %s alone", async (path, message, change) => {
  expect(await parse(change)).toEqual([[path, message]]);
});

test("fields that a text has not are ignored, however many and of any type", async () => {
  const strange = Object.fromEntries(many(1_000, (index) => [`field${index}`, index]));
  expect(await parse(({ content }) => Object.assign(content.reviews[0].texts, strange))).toEqual(
    [],
  );
});

test("a file with the most rows is parsed, and all wrong ones are listed", async () => {
  const issues = await parse((file) => {
    file.cars = many(1_000, () => ({ vehicles: many(5, () => ({})) }));
    file.prices.seasons = many(500, () => ({}));
    file.content.reviews = many(1_000, () => ({ texts: {} }));
  });
  const wrong = new Set(issues.map(([path = ""]) => path.replace(/\]\..*/, "]")));
  expect(wrong.size).toBe(2_500);
});

test("every faulty line is listed", async () => {
  const issues = await parse(({ cars, content }) => {
    cars[0].passengers = 0;
    cars[3].minAge = 17;
    content.reviews[2].texts.date = "soon";
  });
  expect(issues.map(([path]) => path)).toEqual([
    "cars[0].passengers",
    "cars[3].minAge",
    "content.reviews[2].texts.date",
  ]);
});

describe("a file of version 1", () => {
  const known = async () => (await readSiteData(database.sql)).prices;

  /** Returns the prices of the example as version 1 has them, with changes. */
  async function parseVersion1(change: (prices: Json) => void = () => {}) {
    const file = asVersion1(structuredClone(fileOf(await readSiteData(database.sql))));
    const { prices } = file;
    prices.main.extras = { childSeat: 21, skiRack: 26.5 };
    prices.extras = [{ name: { en: "Tent", ka: "კარავი" }, price: 7.5, perDay: true, max: 2 }];
    for (const place of prices.places) delete place.slug;
    change(prices);
    return parseDocument(file, TODAY, await known());
  }

  test("has child seats and ski racks at their prices, before its other extras", async () => {
    const parsed = await parseVersion1();
    const { places } = await known();
    const [seat, rack] = EXAMPLE_EXTRAS;
    const tent = {
      slug: "tent",
      name: { en: "Tent", ka: "კარავი" },
      price: 7.5,
      perDay: true,
      max: 2,
    };
    expect(parsed).toMatchObject({ ok: true, data: { prices: { places } } });
    expect(parsed.ok && parsed.data.prices).toMatchObject({
      main: { currency: "USD", rate: 1 },
      extras: [
        { ...seat, price: 21 },
        { ...rack, price: 26.5 },
        { ...tent, isOffered: true },
      ],
    });
  });

  test("from before the main currency could be chosen has the specification's prices", async () => {
    const parsed = await parseVersion1((prices) => {
      delete prices.main;
      delete prices.extras;
    });
    expect(parsed).toMatchObject({ ok: true, data: { prices: { extras: EXAMPLE_EXTRAS } } });
  });

  test("may have an extra of its own that is called like one of them", async () => {
    const parsed = await parseVersion1(({ extras }) => (extras[0].name.en = "Child seat"));
    expect(parsed).toMatchObject({
      ok: true,
      data: {
        prices: {
          extras: [
            { slug: "child-seat", name: { en: "Child seat 2" } },
            { slug: "ski-rack" },
            { slug: "child-seat-2", name: { en: "Child seat" } },
          ],
        },
      },
    });
  });

  test.each<[string, string, (prices: Json) => void]>([
    [
      "prices.extras[0].price",
      "prices.errors.extraPrice",
      ({ main }) => (main.extras.childSeat = -1),
    ],
    ["prices.extras", "transfer.errors.type", (prices) => (prices.extras = {})],
    ["prices.main", "transfer.errors.type", (prices) => (prices.main = 1)],
  ])("is refused at %s with %s", async (path, message, change) => {
    const parsed = await parseVersion1(change);
    expect(parsed.ok ? [] : parsed.issues.map((issue) => [issue.path, issue.message])).toEqual([
      [path, message],
    ]);
  });
});

test("a row without a slug has that of the site's row of its name, and whether it is offered", async () => {
  const file: Json = structuredClone(fileOf(await readSiteData(database.sql)));
  const [, airport] = file.prices.places;
  const known = {
    places: [{ ...airport, slug: "tbs" }],
    extras: [{ ...EXAMPLE_EXTRAS[1], slug: "skis", isOffered: false }],
  };
  delete airport.slug;
  file.prices.extras = [{ name: EXAMPLE_EXTRAS[1].name, price: 1 }];
  expect(parseDocument(file, TODAY, known)).toMatchObject({
    ok: true,
    data: {
      prices: {
        places: [{ slug: "tbilisi" }, { slug: "tbs" }, {}, {}],
        extras: [{ slug: "skis", isOffered: false }],
      },
    },
  });
});

test.each(["", "x", "[]", "null", '"mgzavri"'])("%j is no file", (content) => {
  expect(parseDocument(parseJson(content), TODAY)).toEqual({
    ok: false,
    issues: [{ path: "", message: "transfer.errors.json" }],
  });
});

import { column, type Column } from "./cells";

/** The tables of a site that are also CSV files. */
export const CSV_TABLES = ["models", "vehicles", "prices"] as const;
export type CsvTable = (typeof CSV_TABLES)[number];

const TEXTS = ["description", "additionalFeatures", "roadsNotAllowed"];

const PICTURES = [
  "image",
  "exteriorImage1",
  "exteriorImage2",
  "interiorImage1",
  "interiorImage2",
  "trunkImage",
];

/** A row for each model on offer. Its vehicles and its own rates are in the other files. */
const MODELS: Column[] = [
  column("name"),
  column("year", "number"),
  column("bodyType?"),
  ...["driveType", "transmission", "engine", "engineSize", "fuelType"].map((name) => column(name)),
  column("fuelConsumption"),
  column("passengers", "number"),
  column("isHybrid", "flag"),
  column("insuranceIncluded", "flag"),
  ...TEXTS.flatMap((name) => [column(`${name}.en`), column(`${name}.ka`)]),
  ...["minAge?", "licenceYears?", "deposit?"].map((name) => column(name, "number")),
  ...PICTURES.map((name) => column(`${name}?`)),
  column("sortOrder", "number"),
  column("isExample", "flag"),
];

/** A row for each vehicle, with the name of its model. */
const VEHICLES: Column[] = [
  column("car"),
  column("number", "number"),
  column("plate?"),
  column("colour"),
  column("vin"),
  column("techPassport"),
  column("odometer?", "number"),
  ...["inServiceFrom?", "inServiceTo?", "inspectionUntil?", "insuranceUntil?"].map((name) =>
    column(name),
  ),
  column("isExample", "flag"),
];

/** A row for each price; `row` says of what. Columns that don't concern it are empty. */
const PRICES: Column[] = [
  column("row"),
  column("name.en"),
  column("name.ka"),
  column("type"),
  column("from"),
  column("to"),
  column("minDays", "number"),
  column("dailyRate", "number"),
  column("percent?", "number"),
  column("fee", "number"),
  column("price", "number"),
  column("perDay", "flag"),
  column("max", "number"),
  column("gapMinutes??", "number"),
];

export const CSV_COLUMNS: Readonly<Record<CsvTable, readonly Column[]>> = {
  models: MODELS,
  vehicles: VEHICLES,
  prices: PRICES,
};

/** What a row of the prices is. */
export const PRICE_ROWS = {
  /** `name.en` is USD or GEL, `price` the rate of exchange of `MainPrices`. */
  currency: "currency",
  /** One of `EXTRAS`: `name.en` is its `extra`. */
  fixed: "fixed",
  /** A tier of the vehicle type `type`, or of the car `name.en`. */
  rate: "rate",
  season: "season",
  /** A tier of the season that begins on `from`. */
  seasonRate: "season rate",
  place: "place",
  extra: "extra",
} as const;

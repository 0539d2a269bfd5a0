/** A column. An empty cell of a nullable one is null; of another one it says nothing. */
export type Column = {
  name: string;
  /** The keys in a row's object: `description.en` is two keys. */
  path: readonly string[];
  kind: ColumnKind;
  isNullable: boolean;
};

/**
 * The kinds of values. An `amount` is of money, with two decimals; a `rate` is an amount, or a rate of
 * exchange with more decimals.
 */
export type ColumnKind = "text" | "date" | "whole" | "percent" | "amount" | "rate" | "flag";

/** Reads a name such as `description.en`; a question mark at its end makes the column nullable. */
function column(name: string, kind: ColumnKind = "text"): Column {
  const plain = name.replace("?", "");
  return { name: plain, path: plain.split("."), kind, isNullable: name.endsWith("?") };
}

const columns = (names: readonly string[], kind?: ColumnKind) =>
  names.map((name) => column(name, kind));

/** The tables of a site that are also CSV files. */
export const CSV_TABLES = ["models", "vehicles", "prices"] as const;
export type CsvTable = (typeof CSV_TABLES)[number];

const TEXTS = ["description", "additionalFeatures", "features", "roadsNotAllowed"];

const PICTURES = [
  "image?",
  "exteriorImage1?",
  "exteriorImage2?",
  "interiorImage1?",
  "interiorImage2?",
  "trunkImage?",
];

/**
 * The columns of models: a row for each model on offer. Its vehicles and its own rates are in the other
 * files.
 */
const MODELS: Column[] = [
  column("name"),
  column("year", "whole"),
  column("bodyType?"),
  ...columns(["driveType", "transmission", "engine", "engineSize", "fuelType", "fuelConsumption"]),
  column("passengers", "whole"),
  column("insuranceIncluded", "flag"),
  ...columns(TEXTS.flatMap((name) => [`${name}.en`, `${name}.ka`])),
  ...columns(["minAge?", "licenceYears?"], "whole"),
  ...columns(["deposit?", "excess?", "zeroExcess?"], "amount"),
  ...columns(["mileageLimit?", "bags?"], "whole"),
  column("roads?"),
  ...columns(PICTURES),
  column("sortOrder", "whole"),
  column("isExample", "flag"),
];

/** The columns of vehicles: a row for each vehicle, with the name of its model. */
const VEHICLES: Column[] = [
  column("car"),
  column("number", "whole"),
  column("plate?"),
  ...columns(["colour", "vin", "techPassport"]),
  column("odometer?", "whole"),
  ...columns(["inServiceFrom?", "inServiceTo?", "inspectionUntil?", "insuranceUntil?"], "date"),
  column("isExample", "flag"),
];

/**
 * The columns of prices: a row for each price; `row` says of what. Columns that don't concern it are empty.
 */
const PRICES: Column[] = [
  column("row"),
  ...columns(["name.en", "name.ka", "type"]),
  ...columns(["from", "to"], "date"),
  column("minDays", "whole"),
  column("dailyRate", "amount"),
  column("percent?", "percent"),
  column("fee", "amount"),
  column("price", "rate"),
  column("perDay", "flag"),
  column("max", "whole"),
  column("gapMinutes", "whole"),
  column("slug"),
  column("isOffered", "flag"),
];

export const CSV_COLUMNS: Readonly<Record<CsvTable, readonly Column[]>> = {
  models: MODELS,
  vehicles: VEHICLES,
  prices: PRICES,
};

/** The columns without which a table can't be read. What another column would say stays as it is. */
export const NEEDED_COLUMNS: Readonly<Record<CsvTable, readonly string[]>> = {
  models: ["name"],
  vehicles: ["car"],
  // Older files lack these.
  prices: PRICES.map(({ name }) => name).filter(
    (name) => !["gapMinutes", "slug", "isOffered"].includes(name),
  ),
};

/** The kinds of rows of the prices. */
export const PRICE_ROWS = {
  /** The main currency: `name.en` is USD or GEL, `price` the rate of exchange of `MainPrices`. */
  currency: "currency",
  /** An extra of the specification in older files: `name.en` is its kind in prices, such as `childSeat`. */
  fixed: "fixed",
  /** A tier of the vehicle type `type`, or of the car `name.en`. */
  rate: "rate",
  season: "season",
  /** A tier of the season that begins on `from`. */
  seasonRate: "season rate",
  place: "place",
  extra: "extra",
  road: "road",
} as const;

import type { TFunction } from "i18next";
import { MODEL_FIELDS, TEXT_FIELDS } from "~/catalog/fleet/models/model";
import { VEHICLE_FIELDS } from "~/catalog/fleet/vehicles/vehicle";
import { CSV_COLUMNS, CSV_TABLES, type CsvTable } from "./tables";

/** Returns the heading of a column in a language. */
export function headingOf(t: TFunction, table: CsvTable, name: string): string {
  const field = fieldOf(name);
  if (table === "prices") return t(`transfer.columns.prices.${field}` as PriceHeading);
  const ofModel = MODEL_FIELDS.find((one) => one === field);
  if (table === "models" && ofModel) return t(`fleetDesk.fields.${ofModel}`);
  const isText = TEXT_FIELDS.some((one) => name.startsWith(`${one}.`));
  if (table === "models" && isText) return t(`transfer.columns.models.${field}` as ModelHeading);
  const ofVehicle = VEHICLE_FIELDS.find((one) => one === field);
  if (table === "vehicles" && ofVehicle) return t(`fleetDesk.vehicles.fields.${ofVehicle}`);
  if (field === "sortOrder") return t("fleetDesk.fields.sortOrder");
  return t(`transfer.columns.${field}` as OtherHeading);
}

/** The names of the other columns are keys too; a test reads all of them. */
type PriceHeading = "transfer.columns.prices.row";
type ModelHeading = "transfer.columns.models.descriptionEn";
type OtherHeading = "transfer.columns.car";

/** Returns the key of the heading of a column: `descriptionEn` for `description.en`. */
function fieldOf(name: string): string {
  return name.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase());
}

/** The columns that each table's headings mean, by their text without capitals: names, and the headings of all languages. */
export type Headings = Readonly<Record<CsvTable, Readonly<Record<string, string>>>>;

/** The headings that tables of earlier releases have. */
const EARLIER: Readonly<Record<CsvTable, Readonly<Record<string, string>>>> = {
  models: {
    "picture outside 1": "exteriorImage1",
    "picture outside 2": "exteriorImage2",
    "picture inside 1": "interiorImage1",
    "picture inside 2": "interiorImage2",
  },
  vehicles: {},
  prices: { "from how many days": "minDays" },
};

export function headingsIn(languages: readonly TFunction[]): Headings {
  const entries = CSV_TABLES.map((table) => {
    const names = CSV_COLUMNS[table].flatMap(({ name }) => [
      ...languages.map((t) => [plainHeading(headingOf(t, table, name)), name]),
      [plainHeading(name), name],
    ]);
    return [table, { ...EARLIER[table], ...Object.fromEntries(names) }];
  });
  return Object.fromEntries(entries) as Headings;
}

/** Returns a heading in a form in which capitals, and how many spaces there are, don't matter. */
export function plainHeading(text: string): string {
  return text.normalize("NFC").trim().replaceAll(/\s+/g, " ").replace(/ ?:$/, "").toLowerCase();
}

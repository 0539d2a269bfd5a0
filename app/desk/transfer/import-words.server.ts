import type { TFunction } from "i18next";
import { fieldLabel } from "~/desk/content/content-words";
import { modelLabel, modelWords } from "~/desk/fleet/model/model";
import { TEXT_LENGTHS } from "~/catalog/company/content/parts";
import { MODEL_FORM_FIELDS } from "~/catalog/fleet/models/model-form";
import { isLanguage, languageDetails } from "~/web/i18n/languages";
import { formatWith } from "~/web/i18n/format";
import { isRecord, keysOf, mapKeys } from "~/web/records";
import { headingOf } from "./csv/headings";
import { CSV_COLUMNS, type CsvTable } from "./csv/tables";
import type { Difference } from "./difference";
import { type DifferenceLine, shortened, type ImportIssue, IMPORT_LIMITS } from "./import";

/** Returns a fault of a file in words: where, and what is wrong. */
export function issueText(t: TFunction, issue: ImportIssue, table: CsvTable | null): string {
  const { cell, named, message, values, missing } = issue;
  const ofTable = issue.table ?? table;
  const columns = missing?.map((name) => headingOf(t, issue.table ?? "models", name)).join(", ");
  const { number } = formatWith(t);
  const limits = mapKeys(keysOf(IMPORT_LIMITS), (name) => number(IMPORT_LIMITS[name]));
  const text = t(message, { ...limits, ...values, columns });
  const place = cell ? cellPlace(t, cell, ofTable) : named && pathWords(t, named);
  return place ? `${place}: ${text}` : text;
}

function cellPlace(
  t: TFunction,
  { row, column }: { row: number; column: string },
  table: CsvTable | null,
) {
  const inRow = t("transfer.row", { row });
  if (!column) return inRow;
  const known = table && CSV_COLUMNS[table].some(({ name }) => name === column);
  const heading = known ? headingOf(t, table, column) : column;
  return `${inRow}, ${t("transfer.column", { column: heading })}`;
}

/** Returns a change of an import in words. */
export function differenceLine(
  t: TFunction,
  { path, kind, before, after }: Difference,
): DifferenceLine {
  const what = shortened(pathWords(t, path));
  if (kind !== "changed") return { what, before: "–", after: t(`transfer.difference.${kind}`) };
  const words = (value: unknown) => shortened(valueWords(t, path.at(-1) ?? "", value));
  return { what, before: words(before), after: words(after) };
}

/** Returns in words what a path of names leads to: `Mazda 3: Year`. */
function pathWords(t: TFunction, path: readonly string[]): string {
  const [root = "", ...rest] = path;
  switch (root) {
    case "cars":
      return carWords(t, rest);
    case "prices":
      return priceWords(t, rest);
    case "content":
      return contentPathWords(t, rest);
    default:
      return t("transfer.columns.file");
  }
}

function carWords(t: TFunction, [name, list, vehicle, ...field]: readonly string[]): string {
  if (name === undefined) return t("transfer.export.tables.models");
  if (list === "vehicles") {
    const label =
      vehicle === undefined ? t("transfer.export.tables.vehicles") : `${name} · ${vehicle}`;
    return withField(label, field.length > 0 ? headingOf(t, "vehicles", field.join(".")) : "");
  }
  if (list === undefined) return name;
  if (list === "plan") return withField(name, t("transfer.columns.plan"));
  const column = [list, vehicle, ...field].filter(Boolean).join(".");
  const isColumn = CSV_COLUMNS.models.some((one) => one.name === column);
  if (isColumn) return withField(name, headingOf(t, "models", column));
  const known = MODEL_FORM_FIELDS.find((one) => one === column);
  return withField(name, known ? modelLabel(t, known) : column);
}

function withField(subject: string, field: string): string {
  return field ? `${subject}: ${field}` : subject;
}

function priceWords(t: TFunction, [list = "", name = "", ...field]: readonly string[]): string {
  const heading = field.length > 0 ? priceField(t, field) : "";
  switch (list) {
    case "main":
      return t(name === "rate" ? "transfer.columns.exchangeRate" : "transfer.columns.currency");
    case "tiers":
      return t("transfer.columns.rates", { name: typeWords(t, name) });
    case "seasons":
      return withField(t("transfer.columns.season", { name }), heading);
    case "places":
      return withField(t("transfer.columns.place", { name }), heading);
    case "extras":
      return withField(t("transfer.columns.extra", { name }), heading);
    case "roads":
      return withField(t("transfer.columns.road", { name }), heading);
    case "fees":
      return t("prices.fees.title");
    case "codes":
      return withField(t("prices.codes.title"), name);
    default:
      return t("transfer.export.tables.prices");
  }
}

function priceField(t: TFunction, [first = "", second]: readonly string[]): string {
  if (first === "rates") return second ? typeWords(t, second) : t("prices.seasons.prices.rates");
  const column = second ? `${first}.${second}` : first;
  const isColumn = CSV_COLUMNS.prices.some(({ name }) => name === column);
  return isColumn ? headingOf(t, "prices", column) : column;
}

function typeWords(t: TFunction, type: string): string {
  if (type === "sedan") return t("prices.sedans");
  return type === "suv" ? t("prices.suvs") : type;
}

function contentPathWords(t: TFunction, [section = "", ...rest]: readonly string[]): string {
  if (section === "reviews") {
    const [name = "", , ...keys] = rest;
    const field = keys.join(".");
    return withField(t("transfer.columns.review", { name }), field && fieldLabel(t, field));
  }
  if (section === "languages") return t("settings.languages.title");
  if (section === "atOnceHours" || section === "noticeHours")
    return t(`settings.fields.${section}`);
  if (!section) return t("transfer.columns.allTexts");
  const known = keysOf(TEXT_LENGTHS).find((one) => one === section);
  if (!known) return t("transfer.columns.texts", { name: section });
  const subject = t("transfer.columns.texts", { name: t(`contentDesk.sections.${known}.title`) });
  return withField(subject, rest.length > 0 ? fieldLabel(t, rest.join(".")) : "");
}

function valueWords(t: TFunction, field: string, value: unknown): string {
  const { day, decimals } = formatWith(t);
  const none = t("fleetDesk.values.none");
  if (field === "languages") return languageNames(value) ?? t("settings.events.first");
  if (value === null || value === undefined || value === "") return none;
  if (typeof value === "boolean") return t(value ? "fleetDesk.values.yes" : "fleetDesk.values.no");
  if (typeof value === "number") return decimals(String(value));
  if (typeof value === "string") {
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return day(value);
    const known = MODEL_FORM_FIELDS.find((one) => one === field);
    return known ? modelWords(t).value(known, value) : value;
  }
  if (Array.isArray(value)) return value.map((tier) => tierWords(t, tier)).join("; ");
  return textsIn(value).join(", ");
}

/** Returns the texts of a row, of all its fields and languages. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}

function languageNames(codes: unknown): string | null {
  if (!Array.isArray(codes)) return null;
  const languages = codes.filter(isLanguage);
  return languages.map((lang) => languageDetails(lang).name).join(", ");
}

function tierWords(t: TFunction, tier: unknown): string {
  if (!isRecord(tier)) return "";
  const days = t("prices.fromDaysOn", { count: Number(tier.minDays) });
  return `${days}: ${formatWith(t).decimals(String(tier.dailyRate))}`;
}

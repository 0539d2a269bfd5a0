import { z } from "zod";
import { englishName } from "~/catalog/pricing/english-name";
import type { Extra } from "~/catalog/pricing/extras";
import type { DeskPlace } from "~/catalog/pricing/places";
import type { Road } from "~/catalog/pricing/price-tables";
import { textIn } from "~/web/i18n/localized";
import { isRecord, recordOf } from "~/web/records";
import { messageKey, type MessageKey } from "~/web/message-key";
import { carsSchema } from "./car-schemas";
import { TYPE_ERROR, flag, localized, nestedFields, text } from "./file-values";
import { shortened, type ImportIssue, IMPORT_LIMITS } from "./import";
import { pricesSchema } from "./price-schemas";
import { FILE_FORMAT, FILE_VERSION, type SiteData, type ReviewData } from "./site-data";
import { MAX_ANSWER_HOURS } from "~/catalog/company/site-settings";
import { offeredLanguages } from "~/web/i18n/languages";
import { FALLBACK_LANGUAGE, LANGUAGES } from "~/web/i18n/languages";
import { FORMER_VERSION, fromVersion1 } from "./version-1";
import {
  fieldTextsOf,
  ownFieldsOf,
  textNamesOf,
  type FieldTexts,
  type RowValue,
  type Section,
} from "~/catalog/company/content/parts";
import { contentSchema } from "~/desk/content/content.schema";

export type ParsedFile = { ok: true; data: SiteData } | { ok: false; issues: ImportIssue[] };

/** The places, extras and roads of the site, from which rows of a file without a slug get theirs by their English name. */
export type KnownRows = Pick<SiteData["prices"], "places" | "extras" | "roads">;

/** Validates a file completely. `today` is the date in business time. */
export function parseDocument(
  file: unknown,
  today: string,
  known: KnownRows = { places: [], extras: [] },
): ParsedFile {
  if (!isRecord(file)) return refuseDocument("", messageKey("transfer.errors.json"));
  if (file.format !== FILE_FORMAT)
    return refuseDocument("format", messageKey("transfer.errors.format"));
  const document = presentDocument(file, known);
  if (!document) return refuseDocument("version", messageKey("transfer.errors.version"));
  const parsed = fileSchema(today).safeParse(document);
  if (parsed.success) return { ok: true, data: parsed.data };
  const issues = parsed.error.issues.map((issue) => ({
    path: z.core.toDotPath(issue.path),
    named: namedPath(issue.path, document),
    // Every message of the schemas is a key.
    message: issue.message as MessageKey,
    ...(issue.code === "custom" && issue.params && { values: issue.params }),
  }));
  return { ok: false, issues };
}

/** Returns a file in the present form; null if its version is unknown. */
function presentDocument(file: Record<string, unknown>, known: KnownRows) {
  const { version } = file;
  if (version !== FORMER_VERSION && version !== FILE_VERSION) return null;
  const current = version === FORMER_VERSION ? fromVersion1(file) : file;
  return { ...current, prices: withKnownRows(current.prices, known) };
}

/** Adds what a table or a file of an earlier release does not say of places, extras and roads that the site has. */
function withKnownRows(prices: unknown, { places, extras, roads = [] }: KnownRows): unknown {
  if (!isRecord(prices)) return prices;
  const complete = <Row extends DeskPlace | Extra | Road>(rows: unknown, site: readonly Row[]) =>
    Array.isArray(rows)
      ? rows.map((row: unknown) => {
          const found = site.find((one) => englishName(one) === recordOf(recordOf(row).name).en);
          if (!isRecord(row) || !found) return row;
          const { slug, isOffered } = { isOffered: undefined, ...found };
          return { ...row, slug: row.slug ?? slug, isOffered: row.isOffered ?? isOffered };
        })
      : rows;
  return {
    ...prices,
    places: complete(prices.places, places),
    extras: complete(prices.extras, extras),
    roads: complete(prices.roads, roads),
  };
}

function fileSchema(today: string) {
  return z.object(
    {
      cars: carsSchema(Number(today.slice(0, 4))),
      prices: pricesSchema,
      content: contentFileSchema(today),
    },
    TYPE_ERROR,
  );
}

/** Parses JSON; undefined if it is none. */
export function parseJson(content: string): unknown {
  try {
    // Editors on Windows put a byte order mark before the JSON.
    return JSON.parse(content.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

function refuseDocument(path: string, message: MessageKey): ParsedFile {
  return { ok: false, issues: [{ path, ...(path && { named: [path] }), message }] };
}

/** Returns the names along a path of positions: `cars`, `3` are `cars`, `Mazda 3`. */
function namedPath(keys: readonly PropertyKey[], document: unknown): string[] {
  let value: unknown = document;
  return keys.map((key) => {
    const isRow = Array.isArray(value);
    value =
      isRecord(value) || Array.isArray(value) ? (value as Record<PropertyKey, unknown>)[key] : null;
    return isRow ? (nameOf(value) ?? `№ ${Number(key) + 1}`) : String(key);
  });
}

function nameOf(row: unknown): string | null {
  if (!isRecord(row)) return null;
  const { name, plate, from, number } = row;
  const english = isRecord(name) ? textIn(name, FALLBACK_LANGUAGE) : name;
  const found = [english, plate, from].find(
    (value) => typeof value === "string" && value.trim() !== "",
  );
  if (typeof found === "string") return shortened(found.trim());
  return typeof number === "number" ? `№ ${number}` : null;
}

const languageCodes = z
  .array(z.enum(LANGUAGES, messageKey("transfer.errors.language")), TYPE_ERROR)
  .transform(offeredLanguages);

const answerHours = z
  .int(messageKey("settings.errors.answerHours"))
  .min(0, messageKey("settings.errors.answerHours"))
  .max(MAX_ANSWER_HOURS, messageKey("settings.errors.answerHours"));

/** Returns the schema of the texts. `today` is the date in business time. */
function contentFileSchema(today: string) {
  return z.object(
    {
      announcement: section("announcement", today),
      about: section("about", today),
      services: section("services", today),
      insurance: section("insurance", today),
      claims: section("claims", today),
      promises: section("promises", today).optional(),
      terms: section("terms", today).optional(),
      office: section("office", today).optional(),
      languages: languageCodes.nullable().optional(),
      atOnceHours: answerHours.nullable().optional(),
      noticeHours: answerHours.nullable().optional(),
      reviews: z
        .array(review(today), TYPE_ERROR)
        .max(IMPORT_LIMITS.reviews, messageKey("transfer.errors.reviews")),
    },
    TYPE_ERROR,
  );
}

/** Returns the schema of what a section stores; a missing text is empty. */
function sectionValue(name: Section): z.ZodType<RowValue> {
  const texts = textNamesOf(name).map((field) => [field, localized.default({})] as const);
  const own = ownFieldsOf(name).map((field) => [field, text.default("")] as const);
  return z.object(
    Object.fromEntries<z.ZodType>([...texts, ...own]),
    TYPE_ERROR,
  ) as z.ZodType<RowValue>;
}

function section(name: Section, today: string) {
  const schema = contentSchema(name, { today, isExample: false });
  return sectionValue(name)
    .nullable()
    .transform((given, context) => given && parse(schema, fieldTextsOf(name, given), context, []));
}

function review(today: string) {
  const [own, example] = [false, true].map((isExample) =>
    contentSchema("review", { today, isExample }),
  );
  return z
    .object({ isExample: flag.default(false), texts: sectionValue("review") }, TYPE_ERROR)
    .transform(({ isExample, texts }, context): ReviewData => {
      const schema = (isExample ? example : own)!;
      return { isExample, texts: parse(schema, fieldTextsOf("review", texts), context, ["texts"]) };
    });
}

/** Parses texts by the schema of the form at the desk. */
function parse(
  schema: z.ZodType<RowValue>,
  fields: FieldTexts,
  context: z.core.$RefinementCtx,
  at: string[],
): RowValue {
  const parsed = schema.safeParse(nestedFields(fields));
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    context.addIssue({ code: "custom", path: [...at, ...path], message });
  }
  return z.NEVER;
}

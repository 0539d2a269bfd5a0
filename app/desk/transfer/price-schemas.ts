import { z } from "zod";
import { extraRows, parseExtras } from "~/desk/prices/extra-rows";
import { readPlaceSlug, type LocalName } from "~/catalog/pricing/places";
import { parsePlaces, placeRows } from "~/desk/prices/place-rows";
import { seasonTexts } from "~/desk/prices/seasons/season-fields";
import { seasonSchema } from "~/desk/prices/seasons/season.schema";
import { MAX_ROWS, type RowErrors } from "~/desk/prices/typed-rows";
import { byExtra } from "~/catalog/pricing/fixed-extras";
import { messageKey, type MessageKey } from "~/web/message-key";
import { flag, forwardIssues, localized, nestedFields, number, text, texts } from "./file-values";
import { IMPORT_LIMITS } from "./import";
import { MAIN_CURRENCIES, USD_PRICES } from "~/catalog/pricing/money";

const MAX_RATE = 10_000;
const MAX_DAYS = 365;
const MAX_TIERS = 12;
/** The maximum number of rows of a file, which is as many as the form at the desk has. */
const MAX_ROWS_OF_FILE = MAX_ROWS - 1;

const tier = z.object({
  minDays: z
    .int(messageKey("prices.errors.days"))
    .min(1, messageKey("prices.errors.days"))
    .max(MAX_DAYS, messageKey("prices.errors.days")),
  dailyRate: z
    .number(messageKey("prices.errors.rate"))
    .positive(messageKey("prices.errors.rate"))
    .max(MAX_RATE, messageKey("prices.errors.rate"))
    .refine((rate) => Number(rate.toFixed(2)) === rate, messageKey("prices.errors.rate")),
});

/** The schema of a plan: tiers by ascending days, from 1 day on. */
export const planSchema = z
  .array(tier, messageKey("transfer.errors.type"))
  .min(1, messageKey("prices.errors.first"))
  .max(MAX_TIERS, messageKey("transfer.errors.tiers"))
  .refine((tiers) => tiers[0]?.minDays === 1, messageKey("prices.errors.first"))
  .refine(
    (tiers) => tiers.every(({ minDays }, index) => minDays > (tiers[index - 1]?.minDays ?? 0)),
    messageKey("transfer.errors.tiers"),
  );

const rateTables = z.object(
  { sedan: planSchema, suv: planSchema },
  messageKey("transfer.errors.type"),
);

const season = z
  .object(
    {
      name: localized,
      from: text,
      to: text,
      percent: number.nullable().default(null),
      rates: rateTables.nullable().default(null),
      minDays: number.default(1),
    },
    messageKey("transfer.errors.type"),
  )
  .transform((given, context) => {
    const parsed = seasonSchema.safeParse(nestedFields(seasonTexts(given)));
    if (!parsed.success) return forwardIssues(parsed.error, context);
    return { ...parsed.data, rates: given.rates };
  });

const seasons = z
  .array(season, messageKey("transfer.errors.type"))
  .max(IMPORT_LIMITS.seasons, messageKey("transfer.errors.seasons"))
  .superRefine((given, context) => {
    const order = [...given.entries()].toSorted(([, a], [, b]) => a.from.localeCompare(b.from));
    let last = "";
    for (const [index, { from, to }] of order) {
      if (from <= last) {
        context.addIssue({
          code: "custom",
          path: [index, "from"],
          message: messageKey("prices.errors.overlap"),
        });
      }
      if (to > last) last = to;
    }
  })
  .transform((given) => given.toSorted((a, b) => (a.from < b.from ? -1 : 1)));

/** The gap is missing in files from before places had one. */
const gap = number.nullish().transform((minutes) => minutes ?? 0);

/** The slug is missing in files from before places had one. */
const slug = z.string().nullish().transform(readPlaceSlug);

const place = z.object(
  { slug, name: texts, fee: number, minDays: number.default(1), gapMinutes: gap },
  messageKey("transfer.errors.type"),
);

const extra = z.object(
  { name: texts, price: number, perDay: flag.default(false), max: number.default(1) },
  messageKey("transfer.errors.type"),
);

/** The paths of the fields of the forms at the desk. */
const ROW_PATHS: Readonly<Record<string, string[]>> = {
  placeEn: ["name", "en"],
  placeKa: ["name", "ka"],
  placeFee: ["fee"],
  placeMinDays: ["minDays"],
  placeGap: ["gapMinutes"],
  extraEn: ["name", "en"],
  extraKa: ["name", "ka"],
  extraPrice: ["price"],
  extraMax: ["max"],
};

type ParsedRows<Row> = { ok: true; rows: Row[] } | { ok: false; errors: RowErrors };

/** Returns the schema of rows that a form of the desk validates. */
function rowsSchema<Row extends { name: LocalName }>(
  row: z.ZodType<Row>,
  parse: (given: Row[]) => ParsedRows<Row>,
) {
  return z
    .array(row, messageKey("transfer.errors.type"))
    .max(MAX_ROWS_OF_FILE, messageKey("transfer.errors.rows"))
    .transform((given, context) => {
      const refuse = (path: PropertyKey[], message: MessageKey) =>
        context.addIssue({ code: "custom", path, message });
      for (const [index, { name }] of given.entries()) {
        // The form would take a row without names for a removed one.
        if (!name.en && !name.ka) refuse([index, "name"], messageKey("prices.errors.name"));
      }
      const parsed = parse(given);
      if (parsed.ok) return parsed.rows;
      for (const [id, message] of parsed.errors) {
        const [field = "", index] = id.split("-");
        refuse([Number(index), ...(ROW_PATHS[field] ?? [])], message);
      }
      return z.NEVER;
    });
}

const places = rowsSchema(place, (given) => {
  const parsed = parsePlaces(placeRows(given));
  return parsed.ok ? { ok: true, rows: parsed.places } : parsed;
});

const extras = rowsSchema(extra, (given) => {
  const parsed = parseExtras(extraRows(given));
  return parsed.ok ? { ok: true, rows: parsed.extras } : parsed;
});

const MAX_EXTRA = 10_000;
const MAX_EXCHANGE = 100;

const price = z
  .number(messageKey("prices.errors.extraPrice"))
  .min(0, messageKey("prices.errors.extraPrice"))
  .max(MAX_EXTRA, messageKey("prices.errors.extraPrice"));

/** The main currency is missing in files from before it could be chosen: they are in US dollars. */
const main = z
  .object(
    {
      currency: z.enum(MAIN_CURRENCIES, messageKey("transfer.errors.currency")),
      rate: z
        .number(messageKey("settings.errors.rate"))
        .positive(messageKey("settings.errors.rate"))
        .max(MAX_EXCHANGE, messageKey("settings.errors.rate")),
      extras: z.object(
        byExtra(() => price),
        messageKey("transfer.errors.type"),
      ),
    },
    messageKey("transfer.errors.type"),
  )
  .default(USD_PRICES);

export const pricesSchema = z.object(
  { main, tiers: rateTables, seasons, places, extras: extras.default([]) },
  messageKey("transfer.errors.type"),
);

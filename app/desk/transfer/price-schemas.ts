import { z } from "zod";
import { seasonTexts } from "~/desk/prices/seasons/season-fields";
import { seasonSchema } from "~/desk/prices/seasons/season.schema";
import { RULE_KINDS } from "~/catalog/pricing/fee-rules";
import type { PriceTables } from "~/catalog/pricing/price-tables";
import { codeRows, parseCodes } from "~/desk/prices/fees/code-rows";
import { feeCells, feesForm, parseFees } from "~/desk/prices/fees/fee-tables";
import { EXTRAS, PLACES, ROADS } from "~/desk/prices/row-tables";
import { MAX_ROWS, parseRows, rowsOf, type RowTable } from "~/desk/prices/typed-rows";
import type { Localized } from "~/web/i18n/localized";
import { messageKey, type MessageKey } from "~/web/message-key";
import { flag, forwardIssues, localized, nestedFields, number, text } from "./file-values";
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

/** The slug is missing in files and tables of earlier releases: then it is made from the name. */
const slug = z
  .string()
  .nullish()
  .transform((given) => given ?? "");

const place = z.object(
  { slug, name: localized, fee: number, minDays: number.default(1), gapMinutes: gap },
  messageKey("transfer.errors.type"),
);

const extra = z.object(
  {
    slug,
    name: localized,
    price: number,
    perDay: flag.default(false),
    max: number.default(1),
    isOffered: flag.default(true),
  },
  messageKey("transfer.errors.type"),
);

/** Returns the schema of rows that a form of the desk validates. */
function rowsSchema<Row extends { slug: string; name: Localized }>(
  table: RowTable<Row>,
  row: z.ZodType<Row>,
) {
  return z
    .array(row, messageKey("transfer.errors.type"))
    .max(MAX_ROWS_OF_FILE, messageKey("transfer.errors.rows"))
    .transform((given, context) => {
      const refuse = (path: PropertyKey[], message: MessageKey) =>
        context.addIssue({ code: "custom", path, message });
      for (const [index, { name }] of given.entries()) {
        // The form would take a row without names for a removed one.
        if (Object.values(name).every((one) => !one))
          refuse([index, "name"], messageKey("prices.errors.name"));
      }
      const parsed = parseRows(table, rowsOf(table, given));
      if (parsed.ok) return parsed.items;
      for (const { row: index, field, message } of parsed.errors) {
        refuse([index, ...field.split(".")], message);
      }
      return z.NEVER;
    });
}

const road = z.object({ slug, name: localized }, messageKey("transfer.errors.type"));

const places = rowsSchema(PLACES, place);
const extras = rowsSchema(EXTRAS, extra);
const roads = rowsSchema(ROADS, road);

const feeAmount = number.nullish().transform((given) => given ?? null);

/** A fee in a file: the members of its kind, of which the form of the desk validates the values. */
const rule = z.object(
  {
    kind: z.enum(RULE_KINDS, messageKey("transfer.errors.type")),
    amount: number,
    currency: z.enum(MAIN_CURRENCIES, messageKey("transfer.errors.currency")),
    minutes: number.optional(),
    atMost: feeAmount,
    perDay: flag.optional(),
    pickup: text.optional(),
    return: text.optional(),
    from: text.optional(),
    until: text.optional(),
    age: number.optional(),
    country: text.optional(),
  },
  messageKey("transfer.errors.type"),
);

const rules = z.array(rule, messageKey("transfer.errors.type"));

const fees = z
  .object({ graceMinutes: number.nullable(), rules }, messageKey("transfer.errors.type"))
  .transform((given, context) => {
    const cells = feeCells("USD", []);
    const form = feesForm(cells, given as PriceTables["fees"]);
    const parsed = parseFees(cells, form);
    if (parsed.ok) return parsed.table;
    for (const [, message] of parsed.errors) {
      context.addIssue({ code: "custom", path: ["rules"], message });
    }
    return z.NEVER;
  });

const code = z.object(
  {
    code: text,
    percent: feeAmount,
    amount: feeAmount,
    currency: z.enum(MAIN_CURRENCIES, messageKey("transfer.errors.currency")).nullish(),
    lastDay: text.nullish(),
    maxUses: feeAmount,
  },
  messageKey("transfer.errors.type"),
);

const codes = z
  .array(code, messageKey("transfer.errors.type"))
  .max(MAX_ROWS_OF_FILE, messageKey("transfer.errors.rows"))
  .transform((given, context) => {
    const stored = given.map(({ currency = null, lastDay = null, ...one }) => ({
      ...one,
      currency,
      lastDay,
    }));
    const parsed = parseCodes(codeRows(stored));
    if (parsed.ok) return parsed.codes;
    for (const [, message] of parsed.errors) {
      context.addIssue({ code: "custom", path: [], message });
    }
    return z.NEVER;
  });

const MAX_EXCHANGE = 100;

/** The main currency is missing in files from before it could be chosen: they are in US dollars. */
const main = z
  .object(
    {
      currency: z.enum(MAIN_CURRENCIES, messageKey("transfer.errors.currency")),
      rate: z
        .number(messageKey("settings.errors.rate"))
        .positive(messageKey("settings.errors.rate"))
        .max(MAX_EXCHANGE, messageKey("settings.errors.rate")),
    },
    messageKey("transfer.errors.type"),
  )
  .default(USD_PRICES);

export const pricesSchema = z.object(
  {
    main,
    tiers: rateTables,
    seasons,
    places,
    extras: extras.default([]),
    roads: roads.optional(),
    fees: fees.optional(),
    codes: codes.optional(),
  },
  messageKey("transfer.errors.type"),
);

import { z } from "zod";
import { parsePlaces, placeRows } from "~/desk/prices/places/place-rows";
import { seasonTexts } from "~/desk/prices/season-fields";
import { seasonSchema } from "~/desk/prices/season.schema";
import { messageKey } from "~/web/message-key";
import { forwardIssues, number, text, texts } from "./file-values";

const MAX_RATE = 10_000;
const MAX_DAYS = 365;
const MAX_TIERS = 12;
/** As many as the form at the desk has rows. */
const MAX_PLACES = 59;

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

/** Tiers by ascending days, from 1 day on. */
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
      name: texts,
      from: text,
      to: text,
      percent: number.nullable().default(null),
      rates: rateTables.nullable().default(null),
      minDays: number.default(1),
    },
    messageKey("transfer.errors.type"),
  )
  .transform((given, context) => {
    const parsed = seasonSchema.safeParse(seasonTexts(given));
    if (!parsed.success) return forwardIssues(parsed.error, context);
    return { ...parsed.data, rates: given.rates };
  });

const seasons = z
  .array(season, messageKey("transfer.errors.type"))
  .superRefine((given, context) => {
    for (const [index, one] of given.entries()) {
      const overlaps = given
        .slice(0, index)
        .some(({ from, to }) => from <= one.to && one.from <= to);
      if (!overlaps) continue;
      context.addIssue({
        code: "custom",
        path: [index, "from"],
        message: messageKey("prices.errors.overlap"),
      });
    }
  })
  .transform((given) => given.toSorted((a, b) => (a.from < b.from ? -1 : 1)));

const place = z.object(
  { name: texts, fee: number, minDays: number.default(1) },
  messageKey("transfer.errors.type"),
);

/** The paths of the fields of the form at the desk. */
const PLACE_PATHS: Readonly<Record<string, string[]>> = {
  placeEn: ["name", "en"],
  placeKa: ["name", "ka"],
  placeFee: ["fee"],
  placeMinDays: ["minDays"],
};

const places = z
  .array(place, messageKey("transfer.errors.type"))
  .max(MAX_PLACES, messageKey("transfer.errors.places"))
  .transform((given, context) => {
    for (const [index, { name }] of given.entries()) {
      // The form would take it for a removed one.
      if (name.en || name.ka) continue;
      context.addIssue({
        code: "custom",
        path: [index, "name"],
        message: messageKey("prices.errors.name"),
      });
    }
    const parsed = parsePlaces(placeRows(given));
    if (parsed.ok) return parsed.places;
    for (const [id, message] of parsed.errors) {
      const [field = "", index] = id.split("-");
      const path = [Number(index), ...(PLACE_PATHS[field] ?? [])];
      context.addIssue({ code: "custom", path, message });
    }
    return z.NEVER;
  });

export const pricesSchema = z.object(
  { tiers: rateTables, seasons, places },
  messageKey("transfer.errors.type"),
);

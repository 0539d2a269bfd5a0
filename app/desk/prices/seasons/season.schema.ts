import { z } from "zod";
import { daysBetween, parseDate } from "~/web/calendar";
import type { Season } from "~/catalog/pricing/seasons";
import { SEASON_PRICES, type SeasonField } from "./season-fields";
import { readDays } from "~/desk/prices/read-amount";
import { messageKey, type MessageKey } from "~/web/message-key";
import { requiredLocalizedSchema } from "~/web/i18n/localized-schema";
import { optionalLine, parsedText } from "~/web/text-schema";

const MAX_DAYS = 366;
const MAX_MIN_DAYS = 90;
/** The maximum length of a typed number, with spaces and a sign. */
const MAX_NUMBER = 30;

/** The schema of a season without its own rates. Messages are translation keys. */
export const seasonSchema = z
  .object({
    name: requiredLocalizedSchema(seasonName(), "prices.errors.name"),
    from: parsedText(parseDate, "prices.errors.date"),
    to: parsedText(parseDate, "prices.errors.date"),
    minDays: numberText("prices.errors.minDays").default("1"),
    price: z.enum(SEASON_PRICES, messageKey("prices.errors.price")),
    percent: numberText("prices.errors.percent").default(""),
  })
  .superRefine(({ from, to, minDays, price, percent }, context) => {
    const refuse = (field: SeasonField, message: MessageKey) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (to < from) refuse("to", "prices.errors.reversed");
    else if (daysBetween(from, to) >= MAX_DAYS) refuse("to", "prices.errors.long");
    if (readDays(minDays, MAX_MIN_DAYS) === null) refuse("minDays", "prices.errors.minDays");
    const changesNothing = percent.trim() === "" && (readDays(minDays, MAX_MIN_DAYS) ?? 1) > 1;
    if (price === "percent" && readPercent(percent) === null && !changesNothing) {
      refuse("percent", "prices.errors.percent");
    }
  })
  .transform(({ name, from, to, minDays, price, percent }): Season => {
    return {
      name,
      from,
      to,
      percent: price === "percent" ? readPercent(percent) : null,
      rates: null,
      minDays: readDays(minDays, MAX_MIN_DAYS) ?? 1,
    };
  });

/** Accepts the text of a number that is read with other fields. */
function numberText(error: MessageKey) {
  return z.string().max(MAX_NUMBER, { error, abort: true });
}

/** Accepts a name in one language, or none. */
function seasonName() {
  return optionalLine({
    max: 60,
    missing: "prices.errors.name",
    refuses: { pattern: /[<>]/, message: "prices.errors.nameText" },
  });
}

/** Reads a percentage between −90 and 500, not 0; null if it is none. */
function readPercent(text: string): number | null {
  const [, typed] = /^([+-]?\d{1,3})\s*%?$/.exec(text.trim().replace("−", "-")) ?? [];
  const percent = Number(typed ?? 0);
  return percent !== 0 && percent >= -90 && percent <= 500 ? percent : null;
}

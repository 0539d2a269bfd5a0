import { z } from "zod";
import { parseDate } from "~/web/calendar";
import {
  CLAIM_NUMBERS,
  localizedAt,
  textAt,
  textNamesOf,
  DEPOSIT_RETURN_DAYS,
  OFFICE_LINKS,
  PROMISE_NAMES,
  SECOND_DRIVER,
  TERM_TICKS,
  TEXT_LENGTHS,
  type ClaimField,
  type RowValue,
  type Section,
} from "~/catalog/company/content/parts";
import { integerText, lineText, manyLines } from "~/catalog/fleet/form-values";
import { FALLBACK_LANGUAGE } from "~/web/i18n/languages";
import { localizedIn, localizedName, type Localized } from "~/web/i18n/localized";
import { localizedSchema } from "~/web/i18n/localized-schema";
import { keysOf, mapKeys } from "~/web/records";
import { httpsLink, MAX_LINK } from "~/web/https-link";
import { messageKey, type MessageKey } from "~/web/message-key";
import { parsedText } from "~/web/text-schema";
import { isLine, MAX_SOURCE } from "./content";

export type ContentSchemaOptions = {
  /** Today in business time. */
  today: string;
  /** Whether the review is of the example, which is shown without a customer's consent. */
  isExample: boolean;
};

/** Accepts a check box. */
const tick = z.preprocess((typed) => (typed === "on" ? "on" : ""), z.string());

/**
 * Returns the schema of the form of a section's row. The result is what the row stores. Messages are
 * translation keys.
 */
export function contentSchema(
  section: Section,
  options: ContentSchemaOptions,
): z.ZodType<RowValue> {
  if (section === "claims") return claimsSchema();
  if (section === "promises") return z.object(mapKeys(PROMISE_NAMES, () => tick));
  if (section === "terms") return termsSchema();
  if (section === "office") return officeSchema();
  if (section === "review") return reviewSchema(options);
  return z.object(textFields(section)).superRefine((typed, context) => {
    if (section === "insurance") requireEnglish(section, typed, context);
  });
}

function textFields(section: Section): Record<string, z.ZodType<Localized>> {
  const lengths: Record<string, number> = TEXT_LENGTHS[section];
  return Object.fromEntries(
    textNamesOf(section).map((name) => {
      const read = isLine(name) ? lineText : manyLines;
      const schema = read(lengths[name] ?? 0, messageKey("contentDesk.errors.text"));
      return [name, localizedSchema(schema)];
    }),
  );
}

type Context = z.core.$RefinementCtx;

/** Adds an issue at a field, such as `rating` or `covers.en`. */
function addFieldIssue(context: Context, field: string, message: MessageKey) {
  context.addIssue({ code: "custom", path: field.split("."), message });
}

/**
 * Requires a text of the contract in English, to which other languages fall back: otherwise it would bind only some of
 * the customers.
 */
function requireEnglish(section: Section, typed: RowValue, context: Context) {
  for (const name of textNamesOf(section)) {
    const found = localizedIn(localizedAt(typed, name), FALLBACK_LANGUAGE);
    if (found === null || found.lang === FALLBACK_LANGUAGE) continue;
    const field = localizedName(name, FALLBACK_LANGUAGE);
    addFieldIssue(context, field, messageKey("contentDesk.errors.english"));
  }
}

/** The fields of ranges: the second may not be lower than the first. */
const RANGES = [
  ["usualPricesFrom", "usualPricesTo"],
  ["longRentalFrom", "longRentalTo"],
  ["depositFrom", "depositTo"],
  ["driverAgeFrom", "driverAgeTo"],
  ["driverFrom", "driverTo"],
] as const satisfies readonly (readonly [ClaimField, ClaimField])[];

function claimsSchema() {
  const fields = keysOf(CLAIM_NUMBERS).map((field) => [field, numberText(CLAIM_NUMBERS[field])]);
  const shape: Record<string, z.ZodType<string>> = Object.fromEntries(fields);
  return z.object(shape).superRefine((typed, context) => {
    for (const [from, to] of RANGES) {
      if (Number(typed[to]) < Number(typed[from])) {
        addFieldIssue(context, to, messageKey("contentDesk.errors.order"));
      }
    }
  });
}

function termsSchema() {
  return z.object({
    ...mapKeys(TERM_TICKS, () => tick),
    depositReturnDays: numberText({ ...DEPOSIT_RETURN_DAYS, optional: true }),
    secondDriver: z
      .enum(["", ...SECOND_DRIVER], messageKey("contentDesk.errors.choice"))
      .default(""),
  });
}

/** Accepts the address of a public page as a link, or an empty text. */
const link = lineText(MAX_LINK, "contentDesk.errors.link").pipe(
  z.union([z.literal(""), parsedText(httpsLink, "contentDesk.errors.link")], {
    error: messageKey("contentDesk.errors.link"),
  }),
);

function officeSchema() {
  return z.object({ ...textFields("office"), ...mapKeys(OFFICE_LINKS, () => link) });
}

/** Accepts a whole number as digits, or an empty text where it may be left out. */
function numberText(range: { from: number; to: number; optional?: boolean }) {
  const error = messageKey("contentDesk.errors.number");
  const number = integerText(range, error).transform(String);
  return range.optional ? z.union([z.literal(""), number], { error }) : number;
}

function reviewSchema({ today, isExample }: ContentSchemaOptions) {
  return z
    .object({
      ...textFields("review"),
      rating: integerText({ from: 1, to: 5 }, "contentDesk.errors.rating").transform(String),
      date: parsedText(parseDate, "contentDesk.errors.date"),
      source: lineText(MAX_SOURCE, "contentDesk.errors.text"),
      link,
      consent: lineText(200, "contentDesk.errors.text"),
      shown: tick,
    })
    .superRefine((typed: RowValue, context) => {
      for (const name of ["author", "text"]) {
        if (localizedIn(localizedAt(typed, name), FALLBACK_LANGUAGE)) continue;
        const field = localizedName(name, FALLBACK_LANGUAGE);
        addFieldIssue(context, field, messageKey("contentDesk.errors.either"));
      }
      const [date, shown, consent] = [
        textAt(typed, "date"),
        textAt(typed, "shown"),
        textAt(typed, "consent"),
      ];
      if (textAt(typed, "link") && !textAt(typed, "source")) {
        addFieldIssue(context, "source", messageKey("contentDesk.errors.source"));
      }
      if (date > today) addFieldIssue(context, "date", messageKey("contentDesk.errors.future"));
      if (shown && !consent && !isExample) {
        addFieldIssue(context, "consent", messageKey("contentDesk.errors.consent"));
      }
    });
}

import { z } from "zod";
import { priceLineLabel } from "~/catalog/fleet/prices/price-line-label";
import { SPECIFIED_EXTRAS, type ExtraLine } from "~/catalog/pricing/extras";
import { FEE_KINDS, type FeeLine } from "~/catalog/pricing/fees";
import { MAIN_CURRENCIES, type MainCurrency } from "~/catalog/pricing/money";
import type { Quote, QuoteLine } from "~/catalog/pricing/quote";
import { i18nFor } from "~/texts/i18n.server";
import { answerSchema, localizedResponse } from "~/web/response-schema";

/** In the responses of the API each line of a price has its name in English and its currency. */
type InResponse<Line> = Line & { label: string; currency: MainCurrency };

type ResponseLine = InResponse<QuoteLine> | InResponse<FeeLine>;

type Priced = Pick<Quote, "lines" | "fees" | "currency">;

/** Returns all lines of the sum to pay as the API responds with them. */
export function responseLines({ lines, fees, currency }: Priced): ResponseLine[] {
  const { t } = i18nFor("en");
  return [
    ...lines.map((line) => ({ ...line, label: priceLineLabel(t, line, currency), currency })),
    ...fees.map((fee) => ({ ...fee, label: priceLineLabel(t, fee, currency) })),
  ];
}

type ResponseQuote = Omit<Quote, "lines" | "fees" | "exchange"> & { lines: ResponseLine[] };

/** Returns a price as the API responds with it. */
export function responseQuote(quote: Quote): ResponseQuote {
  const { fees: _1, exchange: _2, ...sums } = quote;
  return { ...sums, lines: responseLines(quote) };
}

const currency = z.enum(MAIN_CURRENCIES);
const amount = z.number().describe("In `currency`.");
const common = {
  label: z.string().describe("In English."),
  amount,
  currency,
};

const rentalLine = answerSchema<InResponse<Extract<QuoteLine, { kind: "rental" }>>>()({
  kind: z.literal("rental"),
  days: z.int(),
  dailyRate: amount,
  ...common,
  season: localizedResponse
    .optional()
    .describe("The name of the season of these days; absent for days at the usual rate."),
});

const specifiedExtraLine = answerSchema<InResponse<Exclude<ExtraLine, { kind: "extra" }>>>()({
  kind: z.enum(SPECIFIED_EXTRAS.map(({ kind }) => kind)),
  name: localizedResponse
    .optional()
    .describe("Absent, as `quantity`, in bookings of earlier releases."),
  quantity: z.int().optional(),
  ...common,
});

const extraLine = answerSchema<InResponse<Extract<ExtraLine, { kind: "extra" }>>>()({
  kind: z.literal("extra"),
  name: localizedResponse,
  quantity: z.int(),
  ...common,
});

const feeLine = answerSchema<InResponse<FeeLine>>()({
  kind: z.enum(FEE_KINDS),
  ...common,
  at: z.enum(["pickup", "return"]).optional().describe("Of `outOfHours`."),
  hours: z.int().optional().describe("Of `lateReturn`: begun hours."),
  age: z.int().optional().describe("Of `youngDriver`: the age from which it is not paid."),
  country: z.string().optional().describe("Of `border`: ISO 3166 alpha-2."),
  code: z.string().optional().describe("Of `discount`, whose amount is negative."),
  percent: z.number().optional().describe("Of `discount`, if it is a percentage."),
  original: z
    .object({ amount: z.number(), currency })
    .optional()
    .describe("The fee before it was converted at the rate in `exchange`."),
});

export const lineResponse = z.union([rentalLine, specifiedExtraLine, extraLine, feeLine]);

export const payableResponse = z
  .number()
  .nullable()
  .describe("In `currency`: the sum to pay with all fees; null if a fee can't be converted.");

/** The schema of a booking's price in the responses of the API. */
export const quoteResponse = answerSchema<ResponseQuote>()({
  rentalDays: z.int(),
  pricePerDay: amount,
  lines: z.array(lineResponse).describe("The lines of `payable`, where it is not null."),
  totalPrice: amount,
  currency,
  deliveryFee: z.number().describe("GEL; not in `totalPrice`."),
  payable: payableResponse,
});

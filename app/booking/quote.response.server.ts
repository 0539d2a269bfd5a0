import { z } from "zod";
import { SPECIFIED_EXTRAS, type ExtraLine } from "~/catalog/pricing/extras";
import type { Quote, QuoteLine } from "~/catalog/pricing/quote";
import { answerSchema, localizedResponse } from "~/web/response-schema";
import { MAIN_CURRENCIES } from "~/catalog/pricing/money";

const amount = z.number().describe("In `currency`.");

const rentalLine = answerSchema<Extract<QuoteLine, { kind: "rental" }>>()({
  kind: z.literal("rental"),
  days: z.int(),
  dailyRate: amount,
  amount,
  season: localizedResponse
    .optional()
    .describe("The name of the season of these days; absent for days at the usual rate."),
});

const specifiedExtraLine = answerSchema<Exclude<ExtraLine, { kind: "extra" }>>()({
  kind: z.enum(SPECIFIED_EXTRAS.map(({ kind }) => kind)),
  name: localizedResponse
    .optional()
    .describe("Absent, as `quantity`, in bookings of earlier releases."),
  quantity: z.int().optional(),
  amount,
});

const extraLine = answerSchema<Extract<ExtraLine, { kind: "extra" }>>()({
  kind: z.literal("extra"),
  name: localizedResponse,
  quantity: z.int(),
  amount,
});

export const quoteLineResponse = z.union([rentalLine, specifiedExtraLine, extraLine]);

/** The schema of a booking's price in the responses of the API. */
export const quoteResponse = answerSchema<Quote>()({
  rentalDays: z.int(),
  pricePerDay: amount,
  lines: z.array(quoteLineResponse),
  totalPrice: amount,
  currency: z.enum(MAIN_CURRENCIES),
  deliveryFee: z.number().describe("GEL, paid apart from `totalPrice`."),
});

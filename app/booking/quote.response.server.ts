import { z } from "zod";
import { EXTRAS } from "~/catalog/pricing/fixed-extras";
import type { OfferLine } from "~/catalog/pricing/offered-extras";
import type { Quote, QuoteLine } from "~/catalog/pricing/quote";
import { answerSchema } from "~/web/response-schema";
import { MAIN_CURRENCIES } from "~/catalog/pricing/money";

const amount = z.number().describe("In `currency`.");

const rentalLine = answerSchema<Extract<QuoteLine, { kind: "rental" }>>()({
  kind: z.literal("rental"),
  days: z.int(),
  dailyRate: amount,
  amount,
  season: z
    .object({ en: z.string(), ka: z.string() })
    .optional()
    .describe("The name of the season of these days; absent for days at the usual rate."),
});

const extraLine = answerSchema<Exclude<QuoteLine, { kind: "rental" | "extra" }>>()({
  kind: z.enum(EXTRAS.map(({ extra }) => extra)),
  amount,
});

const furtherExtraLine = answerSchema<OfferLine>()({
  kind: z.literal("extra"),
  name: z.object({ en: z.string(), ka: z.string() }),
  quantity: z.int(),
  amount,
});

export const quoteLineResponse = z.union([rentalLine, extraLine, furtherExtraLine]);

/** The schema of a booking's price in the responses of the API. */
export const quoteResponse = answerSchema<Quote>()({
  rentalDays: z.int(),
  pricePerDay: amount,
  lines: z.array(quoteLineResponse),
  totalPrice: amount,
  currency: z.enum(MAIN_CURRENCIES),
  deliveryFee: z.number().describe("GEL, paid apart from `totalPrice`."),
});

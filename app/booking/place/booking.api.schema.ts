import { z } from "zod";
import { byExtraField } from "~/catalog/pricing/extras";
import { ASKED_FIELD, PRICE_FIELD } from "~/booking/booking";
import { bookingSchema, choiceSchema } from "~/booking/booking.schema";
import { MAX_EXTRAS } from "~/booking/extras/extra-field";
import { quoteResponse } from "~/booking/quote.response.server";
import { messageKey } from "~/web/message-key";
import { firstText } from "~/web/first-text";

const { vehicle, pickup, pickupDate, returnDate, pickupTime, returnTime, contactPreference } =
  bookingSchema.shape;
const date = "`YYYY-MM-DD`, or `D.M.YYYY`. A return before the pick-up is accepted.";

const wrongExtras = messageKey("booking.errors.extras");

const extras = z
  .array(
    z.object(
      { name: z.string(wrongExtras).max(60, wrongExtras), quantity: z.int(wrongExtras) },
      wrongExtras,
    ),
    wrongExtras,
  )
  .max(MAX_EXTRAS, wrongExtras)
  .optional()
  .describe(
    "Extras that the firm offers: each once, by its English name or its slug. `addChildSeat` and `addSkiRack` are one " +
      "of these; more than one of them is here.",
  );

/** The body of `POST /api/booking`: the booking form's fields, and the price that was seen. */
export const bookingRequestSchema = bookingSchema.extend({
  vehicle: vehicle.describe("The name of a car, or `Other`: then say in `notes` which."),
  pickup: pickup.describe("The English name of a place that is served, or `Other`."),
  return: bookingSchema.shape.return.describe("As `pickup`."),
  pickupDate: pickupDate.describe(date),
  returnDate: returnDate.describe(date),
  pickupTime: pickupTime.describe("`HH:MM`"),
  returnTime: returnTime.describe("`HH:MM`"),
  ...byExtraField(({ field }) =>
    bookingSchema.shape[field].meta({
      description: "A boolean; the texts `on`, `off`, `true` and `false` count too.",
      default: false,
    }),
  ),
  extras,
  driverAge: choiceSchema.shape.driverAge
    .optional()
    .default(null)
    .describe(
      "Of the youngest driver, in years: a number, or text. Counts where the firm has a fee by age.",
    ),
  secondDriver: choiceSchema.shape.secondDriver.meta({
    description: "As `addChildSeat`. Counts where the firm has a fee for a second driver.",
    default: false,
  }),
  zeroExcess: choiceSchema.shape.zeroExcess.meta({
    description: "As `addChildSeat`: the cover without excess, which not every car has.",
    default: false,
  }),
  border: choiceSchema.shape.border
    .optional()
    .default("")
    .describe(
      "A country to drive to, ISO 3166 alpha-2, for which the firm gives permission. Empty: none.",
    ),
  code: choiceSchema.shape.code
    .optional()
    .default("")
    .describe("A discount code, in any case and with any spaces. Empty: none."),
  contactPreference: contactPreference.describe("How the operator should answer."),
  ask: z
    .preprocess((value) => value === true, z.boolean())
    .optional()
    .describe("Refuses values that make no sense once, with a question: see `asked`."),
  [ASKED_FIELD]: z
    .preprocess(firstText, z.string())
    .optional()
    .describe("Of a refusal with `asked`, if its values are meant all the same."),
  [PRICE_FIELD]: z
    .preprocess(firstText, z.string())
    .default("")
    .describe(
      "The price that the visitor saw, such as `225+45`: the total, then the delivery fee in " +
        "GEL; or `225+45=241`, with the sum to pay. Another price than today's is refused. Empty: any price is right.",
    ),
});

/** The messages by field. */
const errors = z.record(z.string(), z.array(z.string()));

/** The body of a 422 of `POST /api/booking`. */
export const bookingRefusal = z.union([
  z.object({ errors }).describe("Messages by field."),
  z
    .object({ errors, quote: quoteResponse })
    .describe("The price has changed: `errors.quote` says so, and nothing is booked."),
  z
    .object({ errors, [ASKED_FIELD]: z.string() })
    .describe("With `ask`: values make no sense. The same body with this `asked` is booked."),
  z.object({ error: z.string() }).describe("The key was sent with another body before."),
]);

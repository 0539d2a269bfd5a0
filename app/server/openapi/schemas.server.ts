import { z } from "zod";
import { pageViewBody } from "~/site/visits/collect.server";
import { analyticsSummaryAnswer } from "~/site/visits/analytics-summary.server";
import {
  bookingAnswer,
  staffBookingAnswer,
  statusRefusal,
} from "~/booking/booking.response.server";
import { availabilityAnswer } from "~/booking/notices/availability.api.schema";
import { bookingCallSchema, bookingRefusal } from "~/booking/place/booking.api.schema";
import { quoteAnswer } from "~/booking/quote.response.server";
import { updateSchema } from "~/messaging/delivery/telegram/update";
import { statusBody } from "~/desk/bookings/list/bookings.api.schema";
import { blockAnswer, blockBody, handoverBody, vehicleBody } from "~/desk/api/rental.api.schema";
import { carResponse } from "~/catalog/fleet/car.response.server";
import { languageForm } from "~/web/i18n/language-form";
import { wireMessage } from "~/messaging/notifications/wire.server";
import { errorAnswer } from "~/web/http/api.server";

/** Schemas of request bodies by name in the document. */
export const REQUESTS = {
  BookingRequest: bookingCallSchema,
  StatusChange: statusBody,
  VehicleChange: vehicleBody,
  Handover: handoverBody,
  BlockRequest: blockBody,
  PageView: pageViewBody,
  LanguageChoice: languageForm,
  TelegramUpdate: updateSchema,
};

/** Schemas of response bodies by name in the document. */
export const ANSWERS = {
  Error: errorAnswer,
  Car: carResponse,
  Cars: z.array(carResponse),
  Availability: availabilityAnswer,
  Quote: quoteAnswer,
  Booking: bookingAnswer,
  StaffBooking: staffBookingAnswer,
  StaffBookings: z.array(staffBookingAnswer),
  StatusRefusal: statusRefusal,
  Block: blockAnswer,
  BookingRefusal: bookingRefusal,
  AnalyticsSummary: analyticsSummaryAnswer,
  SocketMessage: wireMessage,
};

/** The schemas of the document's components, as JSON Schema 2020-12. */
export function componentSchemas(): Record<string, object> {
  return { ...jsonSchemas(REQUESTS, "input"), ...jsonSchemas(ANSWERS, "output") };
}

/** The JSON Schema of a parameter. */
export function parameterSchema(schema: z.core.$ZodType): Record<string, unknown> {
  return withoutNames(z.toJSONSchema(schema, { ...OPTIONS, io: "input" }));
}

function jsonSchemas(named: Record<string, z.ZodType>, io: "input" | "output") {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const uri = (id: string) => `#/components/schemas/${id}`;
  const { schemas } = z.toJSONSchema(registry, { ...OPTIONS, io, uri });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [id, withoutNames(schema)]),
  );
}

/** The document itself specifies the dialect of its schemas and their addresses. */
function withoutNames({ $schema: _dialect, $id: _place, ...schema }: z.core.JSONSchema.BaseSchema) {
  return schema;
}

const OPTIONS = {
  unrepresentable: "any",
  override({ zodSchema, jsonSchema }) {
    // Clients must expect fields that a later release adds.
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    // The limits of JavaScript's integers are noise.
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    // Expressed by `pattern`; JSON Schema has no such format.
    if (jsonSchema.format === "starts_with") delete jsonSchema.format;
    if (zodSchema instanceof z.ZodPipe) Object.assign(jsonSchema, textLimits(zodSchema.out));
  },
} as const satisfies z.core.ToJSONSchemaParams;

/** Limits of text in the second half of a pipe; zod describes only the first. */
function textLimits(schema: z.core.$ZodType) {
  return schema instanceof z.ZodType && schema.type === "string" ? parameterSchema(schema) : {};
}
